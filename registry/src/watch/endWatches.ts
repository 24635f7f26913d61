import type { FastifyInstance } from 'fastify';
import type { Registry } from '../registry.ts';
import { followWatch } from './followWatch.ts';

/** Ends the watches whose time is over, though nobody reports visits of them. */
async function endWatches(
  registry: Pick<Registry, 'records' | 'clock' | 'gate' | 'metrics'>,
): Promise<void> {
  const { records, metrics } = registry;
  for (const { name } of await records.watches()) {
    const act = await records.act((acts) => followWatch(name, acts, registry));
    if (act) metrics.acts.inc({ widget: name, act });
  }
}

/** Looks for such watches while the server runs. `pause` is in milliseconds. */
export function registerWatches(app: FastifyInstance, registry: Registry, pause: number): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      endWatches(registry).catch((error: unknown) => {
        app.log.error({ err: error }, 'the watches could not be looked at');
      });
    }, pause);
  });
  app.addHook('preClose', async () => clearInterval(timer));
}
