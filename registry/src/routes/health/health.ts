import type { FastifyInstance } from 'fastify';
import { registerHealth } from 'server-kit/http/health';
import { within } from 'server-kit/within';
import type { Registry } from '../../registry.ts';

/** Milliseconds for which the answer that the registry is alive waits for its details. */
const DETAILS_WITHIN = 500;

/**
 * Registers the health checks. The registry is ready when it can read its database. It is alive
 * without it too: to start it again would not help. Without the store of files it says what is live, and
 * nobody can publish. `live` is left out then.
 */
export function registerRegistryHealth(
  app: FastifyInstance,
  { records, assets }: Pick<Registry, 'records' | 'assets'>,
): void {
  registerHealth(app, {
    details: async () => {
      const versions = records.live().catch(() => undefined);
      const live = await within(versions, DETAILS_WITHIN);
      return live === undefined ? {} : { live: live.length };
    },
    needs: { database: async () => (await records.revision()) >= 0 },
    uses: { store: () => assets.isThere() },
  });
}
