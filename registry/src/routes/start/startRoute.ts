import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { publishedVersion } from '../../client/publishedVersion.ts';
import { teamMay, whoActs } from '../../access/tokenMay.ts';
import type { Registry } from '../../registry.ts';
import { share, STEPS_RISE, stepsAbove } from '../raise/share.ts';
import { readInput } from '../readInput.ts';
import { toVersionReply } from '../versions/toVersionReply.ts';
import { startVersion } from './startVersion.ts';

const body = z
  .object({
    version: z.string().max(100),
    traffic: share,
    steps: z.array(share).default([]),
    reason: z.string().trim().min(1).max(300),
  })
  .refine(({ traffic, steps }) => stepsAbove(traffic, steps), STEPS_RISE);

/** `POST /widgets/:name/start` */
export function registerStart(app: FastifyInstance, registry: Registry): void {
  app.post<{ Params: { name: string } }>(
    '/widgets/:name/start',
    {
      config: {
        rateLimit: {},
        described: {
          summary: 'Gives visitors to a version that was published for nobody',
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
      const record = await registry.records.act((act) =>
        startVersion(wish, publisher, act, registry),
      );
      registry.metrics.acts.inc({ widget: record.name, act: 'started' });
      return toVersionReply(record);
    },
  );
}
