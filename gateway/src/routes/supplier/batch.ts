import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import * as z from 'zod';
import type { Supplier } from '../../auth/suppliers/suppliers.ts';
import type { Change, Refusal } from '../../inventory/changes/change.ts';
import { toJsonSchema } from '../contractRoute.ts';
import type { Services } from '../services.ts';
import { readRecord } from './readRecord.ts';
import { requireSupplier } from './requireSupplier.ts';

const MOST_CHANGES = 1000;
/** Bytes: a thousand days with all their starts. */
const LONGEST_BATCH = 1_048_576;
/** Records that an answer names at most. */
const MOST_NAMED = 20;
const KEY = /^[\w.:-]{1,100}$/;

const body = z.object({
  changes: z.array(z.record(z.string(), z.unknown())).min(1).max(MOST_CHANGES),
});
const answer = z.object({ generation: z.number(), accepted: z.number() });

function readAll(
  supplier: Supplier,
  records: readonly unknown[],
): { readonly changes: readonly Change[]; readonly refusals: readonly Refusal[] } {
  const changes: Change[] = [];
  const refusals: Refusal[] = [];
  for (const [index, record] of records.entries()) {
    const read = readRecord(supplier, record);
    if (read.change === undefined) refusals.push({ index, message: read.message });
    else changes.push(read.change);
  }
  return { changes, refusals };
}

/** Answers 400 and names the wrong records by their places, from 0. */
function refuse(reply: FastifyReply, refusals: readonly Refusal[]): FastifyReply {
  const named = refusals.slice(0, MOST_NAMED).map(({ index, message }) => ({
    index,
    message: `changes[${index}]: ${message}`,
  }));
  return reply.status(400).send({ result_status: 400, data: named });
}

/** Registers the batches of suppliers (ADR 027): all changes of one are written, or none. */
export function registerBatches(
  app: FastifyInstance,
  services: Pick<Services, 'inventory' | 'suppliers' | 'clock'>,
): void {
  app.post<{ Body: z.infer<typeof body> }>(
    '/supplier/changes',
    {
      bodyLimit: LONGEST_BATCH,
      schema: {
        summary: 'A batch of changes of stock and prices, written as a whole or not at all',
        body: toJsonSchema(body),
        response: { 200: toJsonSchema(answer) },
      },
      // before the body is read
      onRequest: async (request) => void requireSupplier(services, request),
    },
    async (request, reply) => {
      const supplier = requireSupplier(services, request);
      const key = request.headers['idempotency-key'];
      if (typeof key !== 'string' || !KEY.test(key))
        throw new RequestError(400, 'The header idempotency-key must name the batch');
      reply.header('cache-control', 'no-store');
      const { changes, refusals } = readAll(supplier, request.body.changes);
      if (refusals.length > 0) return refuse(reply, refusals);
      const outcome = await services.inventory.applyBatch({
        kind: 'batch',
        supplier: supplier.name,
        key,
        digest: createHash('sha256').update(JSON.stringify(changes)).digest('base64url'),
        changes,
        at: services.clock(),
      });
      if ('refusals' in outcome) return refuse(reply, outcome.refusals);
      if ('isOtherBatch' in outcome)
        throw new RequestError(409, `The key ${key} stands for another batch`);
      return { generation: outcome.generation, accepted: changes.length };
    },
  );
}
