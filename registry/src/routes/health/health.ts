import type { FastifyInstance } from 'fastify';
import { registerHealth } from 'server-kit/http/health';
import type { Registry } from '../../registry.ts';

/**
 * Registers the health checks. Both read the database, so that they fail whenever a publish would
 * fail.
 */
export function registerRegistryHealth(
  app: FastifyInstance,
  { records }: Pick<Registry, 'records'>,
): void {
  registerHealth(app, {
    details: async () => ({ live: (await records.live()).length }),
    isReady: async () => (await records.revision()) >= 0,
  });
}
