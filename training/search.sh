#!/usr/bin/env bash
# A generation whose teacher is the search itself: it plays against itself, and what it thinks of a position, then and later, is what the eye
# learns. `search.sh PROGRAMS DATA OUT WEIGHTS NAME SECONDS SEED [key=value …]`: NAME is alhambra, modules or palace; WEIGHTS is the
# folder of the eye that searches.
set -euo pipefail
programs=$1 data=$2 out=$3 weights=$4 name=$5 seconds=$6 seed=$7
mkdir -p "$data" "$out"
case $name in
    alhambra) how="playouts=100" ;;
    modules) how="modules=some playouts=48" ;;
    palace) how="modules=palace playouts=48" ;;
esac
rm -f "$data/$name-search".*
# shellcheck disable=SC2086
"$programs/teach" "$data/$name-search" games=100000000 seconds="$seconds" seed="$seed" weights="$weights/$name.bin" \
    width=6 depth=6 noise=12 $how
python3 "$(dirname "$0")/train.py" "$out/$name" "$data/$name-search".* from="$weights/$name.bin" "${@:8}"
