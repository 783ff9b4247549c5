# Answers with the first move of each question, and keeps the questions in the file $1 if it is named.
while read -r line; do
  if [ -n "$1" ]; then printf '%s\n' "$line" >> "$1"; fi
  rest=${line#*'"moves":["'}
  printf '{"move":"%s"}\n' "${rest%%'"'*}"
done
