#!/usr/bin/env bash
# Generation 0: greedy players, and what comes of it in the end if somebody does something else. `greedy.sh PROGRAMS DATA OUT NAME SECONDS
# [key=value …]`: NAME is alhambra, modules or palace; the rest goes to train.py.
set -euo pipefail
programs=$1 data=$2 out=$3 name=$4 seconds=$5
mkdir -p "$data" "$out"
case $name in
    alhambra) how="seed=1 noise=15 keeps=0 branches=10" ;;
    modules) how="seed=2 noise=25 modules=some keeps=3 branches=40" ;;
    palace) how="seed=3 noise=25 modules=palace keeps=3 branches=20" ;;
esac
rm -f "$data/$name".*
# shellcheck disable=SC2086
"$programs/teach" "$data/$name" games=100000000 seconds="$seconds" $how
python3 "$(dirname "$0")/train.py" "$out/$name" "$data/$name".* "${@:6}"
