-- What the server of a database may do with what its owner makes, now and later; part of the other files.
alter default privileges for role :"owner" grant usage on schemas to :"name";
alter default privileges for role :"owner" grant select, insert, update, delete on tables to :"name";
-- a backup reads them
alter default privileges for role :"owner" grant select on sequences to :"name";
-- what a pooler of connections does not pass on
alter role :"name" set statement_timeout = '30s';
alter role :"name" set jit = off;
alter role :"name" set max_parallel_workers_per_gather = 0;
alter role :"name" set random_page_cost = 1.1;
