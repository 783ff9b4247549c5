# Plays three moves as first.sh does, and then goes wrong in the way $1.
made=0
while read -r line; do
  made=$((made + 1))
  if [ "$made" -gt 3 ]; then
    case $1 in
      dies) exit 3 ;;
      nonsense) echo 'let me think' ;;
      no_move) echo '{"move":"jump over the wall"}' ;;
      illegal) echo '{"move":"build garden-8-NE at 9,9"}' ;;
      silent) sleep 2 ;;
    esac
    continue
  fi
  rest=${line#*'"moves":["'}
  more=''
  if [ "$made" = 3 ] && [ "$1" = chatters ]; then more='{"move":"pass"}\n'; fi
  printf '{"move":"%s"}\n'"$more" "${rest%%'"'*}"
done
