/**
 * For queries of milliseconds: compiling them takes longer than running them, and helpers would take processors from other
 * visitors. The inventory fits the server's memory.
 */
export const SESSION_SETTINGS = {
  jit: 'off',
  max_parallel_workers_per_gather: '0',
  random_page_cost: '1.1',
} as const;
