import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** What the process itself is measured by; counters of the server's own are registered in it. */
export function createMetrics(): Registry {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  return metrics;
}

/** `/metrics` for Prometheus. */
export function registerMetrics(app: FastifyInstance, metrics: Registry): void {
  app.get('/metrics', { schema: { summary: 'Prometheus metrics' } }, async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await metrics.metrics()),
  );
}
