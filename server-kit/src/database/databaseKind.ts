/** The two databases that the servers' queries are written for; PGlite is PostgreSQL too. */
export type DatabaseKind = 'sqlite' | 'postgres';
