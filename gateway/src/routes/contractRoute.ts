import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayCall } from 'shared-contracts/gateway';
import * as z from 'zod';
import type * as mini from 'zod/mini';
import { type ByteText, bytesOf } from './byteText.ts';

/** What a route adds to its call of the contract. */
export interface ContractRoute<Call extends GatewayCall> {
  readonly summary: string;
  /** The `Cache-Control` header; `no-store` when absent. */
  readonly cacheControl?: string;
  /**
   * Resolves to the reply, which the contract's serialiser then writes, or to its JSON as this serialiser
   * would write it.
   */
  answer(
    query: mini.output<Call['query']>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<mini.output<Call['reply']> | ByteText>;
}

/** Sends a reply whose JSON is there. */
function sendJson(reply: FastifyReply, text: ByteText): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(bytesOf(text));
}

/** A Zod schema, of the whole library or of its small form. */
export type JsonSource = z.core.$ZodType;

/** Returns the JSON Schema that Fastify's validator and the OpenAPI document read. */
export function toJsonSchema(schema: JsonSource): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'output',
  });
  return rest;
}

const errorSchema = toJsonSchema(
  z.object({
    result_status: z.number(),
    data: z.array(z.object({ message: z.string() })),
  }),
);

/**
 * Registers a call of the contract. Its schemas check the query, write the reply and appear in the
 * OpenAPI document.
 */
export function contractRoute<Call extends GatewayCall>(
  app: FastifyInstance,
  call: Call,
  route: ContractRoute<Call>,
): void {
  app.route({
    method: call.method,
    url: call.path,
    schema: {
      summary: route.summary,
      querystring: toJsonSchema(call.query),
      response: { 200: toJsonSchema(call.reply), '4xx': errorSchema, '5xx': errorSchema },
    },
    handler: async (request, reply) => {
      reply.header('cache-control', route.cacheControl ?? 'no-store');
      const query = request.query as mini.output<Call['query']>;
      const answer = await route.answer(query, request, reply);
      return typeof answer === 'string' ? sendJson(reply, answer) : answer;
    },
  });
}
