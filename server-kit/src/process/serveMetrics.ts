import type { FastifyInstance } from 'fastify';
import { createServer } from '../http/createServer.ts';
import type { MetricsSource } from '../http/metrics.ts';
import type { ListenAddress } from '../settings/fields.ts';

/**
 * Serves `/metrics` for Prometheus on an address of its own, so that the site's address has none.
 * Resolves with the running server; rejects if the address is in use.
 */
export async function serveMetrics(
  { contentType, write }: MetricsSource,
  { host, port }: ListenAddress,
): Promise<FastifyInstance> {
  const app = createServer({ logger: false });
  app.get('/metrics', async (_request, reply) =>
    reply
      .type(contentType)
      .header('cache-control', 'no-store')
      .send(await write()),
  );
  await app.listen({ host, port });
  return app;
}
