import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import * as z from 'zod';
import type { Refusal } from '../../inventory/changes/change.ts';
import { toJsonSchema } from '../contractRoute.ts';
import type { Services } from '../services.ts';
import { CSV, jsonBatch, readBatch } from './readBatch.ts';
import { refuseStranger, requireSender } from './sender.ts';

const JSON_TYPE = 'application/json';
/** Bytes: a thousand days with all their starts. */
const LONGEST_BATCH = 1_048_576;
/** Records that an answer names at most. */
const MOST_NAMED = 20;
const KEY = /^[\w.:-]{1,100}$/;

type BatchServices = Pick<Services, 'inventory' | 'suppliers' | 'clock'>;
const answer = z.object({ generation: z.number(), accepted: z.number() });

/** Answers 400 and names the wrong records by their places: `index` from 0, and in words. */
function refuse(
  reply: FastifyReply,
  places: readonly string[],
  refusals: readonly Refusal[],
): FastifyReply {
  const named = refusals.slice(0, MOST_NAMED).map(({ index, message }) => ({
    index,
    message: `${places[index]}: ${message}`,
  }));
  return reply.status(400).send({ result_status: 400, data: named });
}

/** The bytes of a body, as a signature has them. */
function requireBytes(body: unknown): Buffer {
  if (Buffer.isBuffer(body)) return body;
  throw new RequestError(415, `A batch has the type ${JSON_TYPE} or ${CSV}`);
}

/** Writes a batch of whoever has sent it, and answers. */
async function takeBatch(
  services: BatchServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<z.infer<typeof answer> | FastifyReply> {
  const body = requireBytes(request.body);
  const { supplier, key } = requireSender(services, request, body);
  if (key === undefined || !KEY.test(key))
    throw new RequestError(400, 'The header idempotency-key or webhook-id must name the batch');
  reply.header('cache-control', 'no-store');
  const type = request.headers['content-type'] ?? '';
  const { changes, refusals, places } = await readBatch(supplier, body, type);
  if (refusals.length > 0) return refuse(reply, places, refusals);
  const outcome = await services.inventory.applyBatch({
    kind: 'batch',
    supplier: supplier.name,
    key,
    digest: createHash('sha256').update(JSON.stringify(changes)).digest('base64url'),
    changes,
    at: services.clock(),
  });
  if ('refusals' in outcome) return refuse(reply, places, outcome.refusals);
  if ('isOtherBatch' in outcome)
    throw new RequestError(409, `The key ${key} stands for another batch`);
  return { generation: outcome.generation, accepted: changes.length };
}

/**
 * Registers the batches of suppliers (ADR 027), in JSON or CSV, with a token or as a webhook (ADR 060): all
 * changes of one are written, or none.
 */
export function registerBatches(app: FastifyInstance, services: BatchServices): void {
  app.removeContentTypeParser(JSON_TYPE);
  app.addContentTypeParser([JSON_TYPE, CSV], { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post(
    '/supplier/changes',
    {
      bodyLimit: LONGEST_BATCH,
      // the schema documents the body; its bytes are checked when their sender is known
      validatorCompiler: () => () => true,
      schema: {
        summary: 'A batch of changes of stock and prices, written as a whole or not at all',
        consumes: [JSON_TYPE, CSV],
        body: toJsonSchema(jsonBatch),
        response: { 200: toJsonSchema(answer) },
      },
      // before the body is read
      onRequest: async (request) => refuseStranger(services, request),
    },
    (request, reply) => takeBatch(services, request, reply),
  );
}
