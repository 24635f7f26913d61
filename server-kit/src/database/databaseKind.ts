/** The databases that the servers' queries support. PGlite counts as PostgreSQL. */
export type DatabaseKind = 'sqlite' | 'postgres';
