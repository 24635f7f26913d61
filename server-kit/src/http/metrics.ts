import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';

/**
 * Creates a registry with the default metrics of the process. A server adds its own counters to it.
 */
export function createMetrics(): Registry {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  return metrics;
}

/** Registers `/metrics` for Prometheus. */
export function registerMetrics(app: FastifyInstance, metrics: Registry): void {
  app.get('/metrics', { schema: { summary: 'Prometheus metrics' } }, async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.metrics()),
  );
}
