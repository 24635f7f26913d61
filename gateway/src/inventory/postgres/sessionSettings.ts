/**
 * Settings for queries that take milliseconds: compiling them takes longer than running them, and
 * parallel workers would take processors from other visitors. Reading at random is cheap because
 * the inventory fits in the server's memory.
 */
export const SESSION_SETTINGS = {
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
} as const;
