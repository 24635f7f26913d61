-- The same two roles where the server's role owns all tables so far; servers may run meanwhile. As a superuser:
--   psql --set name=gateway --set schema=public --set owner_password=... --file deploy/database/split-owner.sql
-- The registry's schema is `registry`.
\set ON_ERROR_STOP 1
\set owner :name _owner
create role :"owner" login password :'owner_password';
\connect :"name"
begin;
reassign owned by :"name" to :"owner";
grant usage on schema :"schema" to :"name";
grant select, insert, update, delete on all tables in schema :"schema" to :"name";
grant select on all sequences in schema :"schema" to :"name";
\ir rights.sql
commit;
