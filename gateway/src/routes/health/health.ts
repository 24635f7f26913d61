import type { FastifyInstance } from 'fastify';
import { registerHealth } from 'server-kit/http/health';
import type { Services } from '../services.ts';

/** Registers the health checks. The gateway is ready when it can read its inventory,
 * and has it in memory; `/health` says how fresh it is there. */
export function registerGatewayHealth(
  app: FastifyInstance,
  { inventory }: Pick<Services, 'inventory'>,
): void {
  registerHealth(app, {
    details: () => ({ inventory: inventory.freshness() }),
    needs: {
      database: async () => {
        const row = await inventory.db.selectFrom('inventory').select('to_day').executeTakeFirst();
        return row !== undefined;
      },
      index: () => inventory.isIndexed(),
    },
  });
}
