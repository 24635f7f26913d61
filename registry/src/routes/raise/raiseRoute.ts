import * as z from 'zod';
import { requirePublisher } from '../../access/requirePublisher.ts';
import { readInput } from '../readInput.ts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../registry.ts';
import { toVersionReply } from '../versions/toVersionReply.ts';
import { raise } from './raise.ts';
import { share } from './share.ts';

const body = z.object({ traffic: share, reason: z.string().trim().min(1).max(300) });

/** `POST /widgets/:name/raise` */
export function registerRaise(app: FastifyInstance, registry: Registry): void {
  app.post<{ Params: { name: string } }>(
    '/widgets/:name/raise',
    {
      config: { rateLimit: {} },
      onRequest: async (request) => void requirePublisher(registry.tokens, request),
    },
    async (request) => {
      const publisher = requirePublisher(registry.tokens, request);
      const wish = { name: request.params.name, ...readInput(body, request.body) };
      const record = await registry.records.act((act) => raise(wish, publisher, act, registry));
      registry.metrics.acts.inc({ widget: record.name, act: 'raised' });
      return toVersionReply(record);
    },
  );
}
