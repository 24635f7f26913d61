import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

export interface Metrics {
  readonly adClicks: Counter;
}

const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Counts how long each route takes, and the clicks on advertisements. */
export function registerGatewayMetrics(app: FastifyInstance, registry: Registry): Metrics {
  const duration = new Histogram({
    name: 'gateway_request_seconds',
    help: 'Time to answer by route and status',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    duration.observe(
      { route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  return {
    adClicks: new Counter({
      name: 'gateway_ad_clicks_total',
      help: 'Clicks on advertisements',
      registers: [registry],
    }),
  };
}
