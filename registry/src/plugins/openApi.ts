import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';

/** A Zod schema, of the whole library or of its small form. */
export type JsonSource = z.core.$ZodType;

/** What the OpenAPI document says of a call that teams use. */
export interface DescribedCall {
  /** One sentence. */
  readonly summary: string;
  /** Whose token it needs; undefined for a call that needs none. */
  readonly by?: 'team' | 'operator';
  /** The schemas by which the route itself reads its input, and the one of its reply. */
  readonly query?: JsonSource;
  readonly body?: JsonSource;
  /** In place of JSON: the type of a body that is no JSON. */
  readonly sends?: string;
  readonly reply?: JsonSource;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    readonly described?: DescribedCall;
  }
}

function toJsonSchema(schema: JsonSource, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io,
    unrepresentable: 'any',
  });
  return rest;
}

const refusal = toJsonSchema(z.object({ message: z.string() }), 'output');

function toSchema({ summary, by, query, body, sends, reply }: DescribedCall) {
  return {
    summary,
    security: by === undefined ? [] : [{ [by]: [] }],
    ...(query && { querystring: toJsonSchema(query, 'input') }),
    ...(body && { body: toJsonSchema(body, 'input') }),
    ...(sends !== undefined && {
      consumes: [sends],
      body: { type: 'string', format: 'binary' },
    }),
    response: {
      '2xx': reply ? toJsonSchema(reply, 'output') : { type: 'object' },
      '4xx': refusal,
      '5xx': refusal,
    },
  };
}

/** The tokens, as OpenAPI names them. */
function bearer(description: string) {
  return { type: 'http', scheme: 'bearer', description } as const;
}

/**
 * R10.02: `GET /openapi.json` describes the calls that are registered later and have a description, for
 * teams whose programs are not ours. The schemas are those by which the routes read their input; Fastify
 * itself checks nothing by them.
 */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: '朝芝ゴルフ registry', version: '1.0.0' },
      components: {
        securitySchemes: {
          team: bearer("A token of the widget's team, or of an operator"),
          operator: bearer('A token of an operator'),
        },
      },
    },
    transform: ({ url, route }) => {
      const described = route.config?.described;
      return { url, schema: described ? toSchema(described) : { hide: true } };
    },
  });
  app.get('/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}
