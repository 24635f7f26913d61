import type { FastifyInstance } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** The upper bounds of the buckets of all durations, in seconds. */
export const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

/**
 * Creates `<server>_request_seconds`: how many requests each route answers, with which status, and how
 * long that takes. The labels have no value that a caller can make up. Returns a function that lets the
 * requests of a host count.
 */
export function requestSeconds(
  registry: Registry,
  server: 'shell' | 'gateway' | 'registry',
): (app: FastifyInstance) => void {
  const duration = new Histogram({
    name: `${server}_request_seconds`,
    help: 'Time to answer by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  return (app) => {
    app.addHook('onResponse', async ({ method, routeOptions: { url } }, reply) => {
      duration.observe(
        {
          method: METHODS.has(method) ? method : 'other',
          route: url ?? 'none',
          status: String(reply.statusCode),
        },
        reply.elapsedTime / 1000,
      );
    });
  };
}
