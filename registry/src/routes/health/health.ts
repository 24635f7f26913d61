import type { FastifyInstance } from 'fastify';
import { registerHealth } from 'server-kit/http/health';
import type { Registry } from '../../registry.ts';

/** `/health` asks the database, so that it fails when publishing would. */
export function registerRegistryHealth(
  app: FastifyInstance,
  { records }: Pick<Registry, 'records'>,
): void {
  registerHealth(app, {
    details: async () => ({ live: (await records.live()).length }),
    isReady: async () => (await records.revision()) >= 0,
  });
}
