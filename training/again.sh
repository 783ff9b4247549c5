#!/usr/bin/env bash
# A generation after that: the eye itself, some plies later, says what a position comes to. That is less a matter of chance than the end of
# the game, and costs less. `again.sh PROGRAMS DATA OUT WEIGHTS NAME SECONDS [key=value …]`: NAME is alhambra, modules or palace.
set -euo pipefail
programs=$1 data=$2 out=$3 weights=$4 name=$5 seconds=$6
mkdir -p "$data" "$out"
case $name in
    alhambra) how="keeps=0 branches=4 noise=15" ;;
    modules) how="modules=some keeps=0 branches=6 noise=20" ;;
    palace) how="modules=palace keeps=0 branches=4 noise=20" ;;
esac
rm -f "$data/$name-again".*
# shellcheck disable=SC2086
"$programs/teach" "$data/$name-again" games=100000000 seconds="$seconds" seed=$((100 + seconds)) judge="$weights/$name.bin" ahead=12 $how
python3 "$(dirname "$0")/train.py" "$out/$name" "$data/$name-again".* "${@:7}"
