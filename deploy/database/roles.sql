-- A database for one server, with two roles: the owner runs its migrations and may change tables, the
-- server may read and write rows. As a superuser:
--   psql --set name=gateway --set password=... --set owner_password=... --file deploy/database/roles.sql
\set ON_ERROR_STOP 1
\set owner :name _owner
create role :"owner" login password :'owner_password';
create role :"name" login password :'password';
create database :"name" owner :"owner";
\connect :"name"
\ir rights.sql
