import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayCall } from 'shared-contracts/gateway';
import * as z from 'zod';
import type * as mini from 'zod/mini';

export interface ContractRoute<Call extends GatewayCall> {
  readonly summary: string;
  /** Also what a shared cache may keep; `no-store` unless given. */
  readonly cacheControl?: string;
  answer(
    query: mini.output<Call['query']>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<mini.output<Call['reply']>>;
}

/** The JSON Schema dialect that Fastify's validator and the OpenAPI document read. */
export function toJsonSchema(schema: mini.ZodMiniType): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema as never, {
    target: 'draft-7',
    io: 'output',
  }) as Record<string, unknown>;
  return rest;
}

const errorSchema = toJsonSchema(
  z.object({
    result_status: z.number(),
    data: z.array(z.object({ message: z.string() })),
  }) as never,
);

/** A route of the contract: its schemas check the query, write the reply and stand in the OpenAPI document. */
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
      return route.answer(request.query as mini.output<Call['query']>, request, reply);
    },
  });
}
