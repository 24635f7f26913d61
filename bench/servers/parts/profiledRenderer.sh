#!/bin/sh
# Starts a renderer whose processor's time is sampled, for the bench alone:
#   profiledRenderer.sh FOLDER /bin/sh -c LIMITS NODE FLAGS...
# A renderer may write no file and samples nothing; this one may, and is without the system's limits.
# The server ends a renderer by ending this shell; the renderer then ends by itself with its input, and
# writes its profile into FOLDER.
folder="$1"
node="$5"
shift 5
"$node" --cpu-prof --cpu-prof-interval 500 --cpu-prof-dir="$folder" \
  --allow-inspector --disable-warning=PERM0004 --allow-fs-write="$folder" "$@"
exit $?
