import * as z from 'zod';
import { publishedVersion } from '../../client/publishedVersion.ts';
import { teamMay, whoActs } from '../../access/tokenMay.ts';
import { readInput } from '../readInput.ts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../registry.ts';
import { toVersionReply } from '../versions/toVersionReply.ts';
import { rollBack } from './rollBack.ts';

/**
 * `version`: the target; default: the version before the present one. `of`: the version that shall go,
 * so that nothing else goes if that one has gone already; default: whichever visitors have.
 * `withdraw`: whether to withdraw the present version and those between that all visitors have had.
 */
const body = z.object({
  version: z.string().max(100).optional(),
  of: z.string().max(100).optional(),
  withdraw: z.boolean().default(true),
  reason: z.string().trim().min(1).max(300),
});

/** `POST /widgets/:name/rollback` */
export function registerRollback(app: FastifyInstance, registry: Registry): void {
  app.post<{ Params: { name: string } }>(
    '/widgets/:name/rollback',
    {
      config: {
        rateLimit: {},
        described: {
          summary: 'Ends a trial, or returns to the version before or to the one that is named',
          by: 'team',
          body,
          reply: publishedVersion,
        },
      },
      ...teamMay('rollback', registry),
    },
    async (request) => {
      const publisher = whoActs(request);
      const wish = { name: request.params.name, ...readInput(body, request.body) };
      const record = await registry.records.act((act) => rollBack(wish, publisher, act, registry));
      registry.metrics.acts.inc({ widget: record.name, act: 'rolled-back' });
      return toVersionReply(record);
    },
  );
}
