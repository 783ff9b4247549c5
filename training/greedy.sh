#!/usr/bin/env bash
# Generation 0: greedy players, and what comes of it in the end if somebody does something else. `greedy.sh PROGRAMS DATA OUT [PART]`:
# a part (modules, palace, base) or all of them; times are for sixteen cores.
set -euo pipefail
programs=$1 data=$2 out=$3 part=${4:-all} here=$(dirname "$0")
mkdir -p "$data" "$out"
learn() { python3 "$here/train.py" "$out/$1" "$data/$1".* "${@:2}"; }
wants() { [ "$part" = all ] || [ "$part" = "$1" ]; }
if wants base; then
    "$programs/teach" "$data/alhambra" games=200000 seed=1 noise=15 keeps=0 branches=10
    learn alhambra epochs=14
fi
if wants modules; then
    "$programs/teach" "$data/modules" games=10000000 seconds=300 seed=2 noise=25 modules=some keeps=3 branches=40
    learn modules epochs=12 seconds=70
fi
if wants palace; then
    "$programs/teach" "$data/palace" games=10000000 seconds=40 seed=3 noise=25 modules=palace keeps=3 branches=20
    learn palace epochs=12 seconds=50
fi
