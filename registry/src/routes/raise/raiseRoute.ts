import * as z from 'zod';
import { publishedVersion } from '../../client/publishedVersion.ts';
import { teamMay, whoActs } from '../../access/tokenMay.ts';
import { readInput } from '../readInput.ts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../registry.ts';
import { toVersionReply } from '../versions/toVersionReply.ts';
import { raise } from './raise.ts';
import { share } from './share.ts';

/** `of`: the version that shall be raised, so that no other is; default: whichever is on trial. */
const body = z.object({
  traffic: share,
  of: z.string().max(100).optional(),
  reason: z.string().trim().min(1).max(300),
});

/** `POST /widgets/:name/raise` */
export function registerRaise(app: FastifyInstance, registry: Registry): void {
  app.post<{ Params: { name: string } }>(
    '/widgets/:name/raise',
    {
      config: {
        rateLimit: {},
        described: {
          summary: "Sets the canary's share of the visitors; 100 makes it stable",
          by: 'team',
          body,
          reply: publishedVersion,
        },
      },
      ...teamMay('raise', registry),
    },
    async (request) => {
      const publisher = whoActs(request);
      const wish = { name: request.params.name, ...readInput(body, request.body) };
      const record = await registry.records.act((act) => raise(wish, publisher, act, registry));
      registry.metrics.acts.inc({ widget: record.name, act: 'raised' });
      return toVersionReply(record);
    },
  );
}
