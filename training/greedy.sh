#!/usr/bin/env bash
# Generation 0: greedy players, and what comes of it if somebody does something else. `greedy.sh PROGRAMS DATA OUT`
set -euo pipefail
programs=$1 data=$2 out=$3
mkdir -p "$data" "$out"
"$programs/teach" "$data/base" games=200000 seed=1 noise=15 keeps=0 branches=10
"$programs/teach" "$data/some" games=12000 seed=2 noise=25 modules=some keeps=1 branches=60
"$programs/teach" "$data/palace" games=8000 seed=3 noise=25 modules=palace keeps=1 branches=20
python3 "$(dirname "$0")/train.py" "$out/alhambra" "$data"/base.* "$data"/some.* epochs=14
python3 "$(dirname "$0")/train.py" "$out/palace" "$data"/palace.* epochs=14
