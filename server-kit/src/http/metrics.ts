import type { FastifyInstance } from 'fastify';
import { AggregatorRegistry, collectDefaultMetrics, Registry } from 'prom-client';
import { askPrimary, isChild } from '../processes/askPrimary.ts';

/**
 * Creates a registry with the default metrics of the process. A server adds its own counters to it.
 */
export function createMetrics(): Registry {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  return metrics;
}

/** Returns a function that writes the metrics of this server: of all its processes together. */
function writerOf(metrics: Registry): () => Promise<unknown> {
  if (!isChild()) return () => metrics.metrics();
  AggregatorRegistry.setRegistries(metrics);
  // it makes this process answer when the primary asks all of them
  void new AggregatorRegistry();
  return () => askPrimary('metrics', undefined);
}

/** Registers `/metrics` for Prometheus. */
export function registerMetrics(app: FastifyInstance, metrics: Registry): void {
  const write = writerOf(metrics);
  app.get('/metrics', { schema: { summary: 'Prometheus metrics' } }, async (_request, reply) =>
    reply
      .type(metrics.contentType)
      .header('cache-control', 'no-store')
      .send(await write()),
  );
}
