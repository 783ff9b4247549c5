word = a word
