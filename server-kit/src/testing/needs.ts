/** What some machines do not have, and how they get it. */
export const NEEDS = {
  PostgreSQL: 'apt-get install postgresql',
  PgBouncer: 'apt-get install pgbouncer',
  Redis: 'apt-get install valkey-server, or redis-server',
  promtool: 'apt-get install prometheus; the program alone is enough',
  kubectl: 'https://kubernetes.io/docs/tasks/tools/',
  Linux: 'Linux alone has what they look at',
} as const;

export type Need = keyof typeof NEEDS;

/**
 * What no Debian package gives in a version that the tests can use. Machines of continuous integration may
 * be without it; what is not run for want of it is named there, too.
 */
export const ELSEWHERE: readonly string[] = ['kubectl' satisfies Need];
