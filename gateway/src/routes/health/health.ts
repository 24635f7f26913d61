import type { FastifyInstance } from 'fastify';
import type { Draining } from '../../http/draining.ts';
import type { Inventory } from '../../inventory/openInventory.ts';

const READY_WITHIN = 2000;

async function readDay({ db }: Inventory): Promise<boolean> {
  return (await db.selectFrom('inventory').select('to_day').executeTakeFirst()) !== undefined;
}

async function canRead(inventory: Inventory): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, READY_WITHIN, false);
  });
  return Promise.race([readDay(inventory).catch(() => false), tooLate]).finally(() =>
    clearTimeout(timer),
  );
}

/** `/health` says that the process lives; `/health/ready` that it reads its inventory and is not about to end. */
export function registerHealth(
  app: FastifyInstance,
  inventory: Inventory,
  draining: Draining,
): void {
  app.get('/health', { schema: { summary: 'Liveness' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
  app.get('/health/ready', { schema: { summary: 'Readiness' } }, async (_request, reply) => {
    const isReady = !draining.isDraining() && (await canRead(inventory));
    return reply
      .status(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready' });
  });
}
