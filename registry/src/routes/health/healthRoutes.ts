import type { Registry, RegistryApp } from '../../registry.ts';

/** `/health` asks the database, so that it fails when publishing would; `/metrics` is for Prometheus. */
export function healthRoutes(app: RegistryApp, { records, metrics }: Registry): void {
  app.get('/health', async () => ({ status: 'ok', live: (await records.live()).length }));
  app.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
}
