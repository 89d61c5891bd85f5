#!/usr/bin/env bash
# on_postgres.sh PROGRAM: runs the tests of the archive on a PostgreSQL server that lives as long as
# they do.
set -euo pipefail

export DIPTYCH_POSTGRES=1
exec pg_virtualenv -o max_connections=60 "$1"
