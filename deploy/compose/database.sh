#!/bin/sh
# Runs once, when the database is empty: the gateway and the registry get a database each, with a role that
# owns it and a role for the server.
set -eu
for name in gateway registry; do
  psql --username postgres --set name="$name" \
    --set password="$(cat "/run/secrets/$name-password")" \
    --set owner_password="$(cat "/run/secrets/$name-owner-password")" \
    --file /srv/database/roles.sql
done
