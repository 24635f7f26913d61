/** What some machines do not have, and how they get it. */
export const NEEDS = {
  PostgreSQL: 'apt-get install postgresql',
  PgBouncer: 'apt-get install pgbouncer',
  Redis: 'apt-get install valkey-server, or redis-server',
  promtool: 'apt-get install prometheus; its two programs alone are enough',
  Caddy: 'apt-get install caddy; the program alone is enough',
  nginx: 'apt-get install nginx; the program alone is enough',
  Linux: 'Linux alone has what they look at',
} as const;

export type Need = keyof typeof NEEDS;
