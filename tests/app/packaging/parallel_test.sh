#!/usr/bin/env bash
# parallel_test.sh BIN SAMPLES WORK: many processes that GNU parallel starts give the answers that one
# gives, in the same order, tell of a failure by their exit codes, and add to one archive.
set -euo pipefail

bin=$1
work=$3
rm -rf "$work"
mkdir -p "$work"
cd "$work"
ln -s "$2" samples
export PATH=$bin:$PATH HOME=$work

fail()
{
    printf 'FAILED: %s\n' "$1"
    exit 1
}

for turn in 1 2 3 4 5; do
    for case in samples/*/incident.case; do
        printf '{"id": "%s/%s", "case": "%s"}\n' "$turn" "$case" "$case"
    done
done >incidents.ndjson

diptych-cli batch - <incidents.ndjson >one.ndjson || fail 'one process is done without a fault'
parallel --pipe --keep-order --max-args 7 --jobs 3 diptych-cli batch --jobs 1 - \
    <incidents.ndjson >many.ndjson || fail 'many processes are done without a fault'
cmp one.ndjson many.ndjson || fail 'many processes answer as one'
[ "$(wc -l <many.ndjson)" -eq 30 ] || fail 'one answer for each line'

# A line that cannot be read is answered where it stands; the number of chunks that had one is the
# exit code of parallel.
sed '3s/.*/{"id": 3, "case": "nowhere.case"}/; 20s/.*/no JSON/' incidents.ndjson >damaged.ndjson
status=0
parallel --pipe --keep-order --max-args 10 diptych-cli batch - <damaged.ndjson >answers.ndjson \
    || status=$?
[ "$status" -eq 2 ] || fail "two chunks have a fault, found $status"
[ "$(grep -c '"error"' answers.ndjson)" -eq 2 ] || fail 'two lines are answered with an error'
sed -n 3p answers.ndjson | grep -q '"id":3,"error"' || fail 'the error stands in its place'
diff <(sed '3d;20d' one.ndjson) <(sed '3d;20d' answers.ndjson) || fail 'the others are as before'

# One shard for each task of an array job; together they are the whole.
split --number l/4 --numeric-suffixes --additional-suffix .ndjson incidents.ndjson part-
parallel --joblog jobs.log 'diptych-cli batch {} >{.}.answers' ::: part-*.ndjson \
    || fail 'every part is done'
cat part-*.answers | cmp one.ndjson - || fail 'the parts together are the whole'
[ "$(awk 'NR > 1 && $7 == 0' jobs.log | wc -l)" -eq 4 ] || fail 'the log tells of four parts'

# Writers queue up at the archive; the numbers have no gaps and the chain holds.
diptych-cli archive init --store store --name 'Open of the Two Boards' >/dev/null
parallel --jobs 4 diptych-cli archive add --store store {} ::: samples/*/incident.case >added.txt \
    || fail 'every incident is added'
diptych-cli archive check --store store --format json >check.json || fail 'the archive holds'
grep -q '"problems":\[\]' check.json || fail "$(cat check.json)"
[ "$(grep -c . added.txt)" -eq 6 ] || fail "six numbers are told: $(cat added.txt)"
echo 'all parallel checks hold'
