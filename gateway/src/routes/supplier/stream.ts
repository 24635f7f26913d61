import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WorkGate } from 'server-kit/admission/workGate';
import { RequestError } from 'server-kit/http/requestError';
import * as z from 'zod';
import { readProgress } from '../../inventory/changes/applyPart.ts';
import { toJsonSchema } from '../contractRoute.ts';
import type { Services } from '../services.ts';
import { answerStream, type StreamAnswer } from './answerStream.ts';
import { requireSupplier } from './requireSupplier.ts';
import { LineTooLong } from './splitLines.ts';

const PATH = '/supplier/streams/:stream';
const NDJSON = 'application/x-ndjson';
/** The streams that are open at once. One supplier leaves half of them to the others. */
const PLACES = { most: 32, mostWaiting: 0, mostOfOne: 16 } as const;
/** Milliseconds without a byte after which a stream is cut. */
const LONGEST_SILENCE = 60_000;

const progress = z.object({ acknowledged: z.number(), generation: z.number() });

type Asked = { Params: { stream: string } };
type StreamServices = Pick<Services, 'inventory' | 'suppliers'>;

function nameOf(stream: string): string {
  if (!/^[\w.:-]{1,100}$/.test(stream)) throw new RequestError(400, 'This is no name of a stream');
  return stream;
}

/** Returns what a supplier may know of a failure; the log has the rest. */
function toMessage(error: unknown, { log }: FastifyRequest): string {
  if (error instanceof RequestError || error instanceof LineTooLong) return error.message;
  log.warn({ err: error }, 'a stream of a supplier broke');
  return 'the stream broke';
}

/** Returns the answer as lines. */
async function* toText(
  answers: AsyncGenerator<StreamAnswer>,
  request: FastifyRequest,
): AsyncGenerator<string> {
  try {
    for await (const answer of answers) yield `${JSON.stringify(answer)}\n`;
  } catch (error) {
    yield `${JSON.stringify({ error: toMessage(error, request) })}\n`;
  }
}

function registerProgress(app: FastifyInstance, services: StreamServices): void {
  app.get<Asked>(
    PATH,
    {
      schema: {
        summary: 'How far a stream of changes has been written',
        response: { 200: toJsonSchema(progress) },
      },
    },
    async (request, reply) => {
      const { name: supplier } = requireSupplier(services, request);
      reply.header('cache-control', 'no-store');
      const { db } = services.inventory;
      return readProgress(db, { supplier, stream: nameOf(request.params.stream) });
    },
  );
}

/** Registers the streams of suppliers (ADR 027): a change a line, and lines that acknowledge them. */
export function registerStreams(app: FastifyInstance, services: StreamServices): void {
  const open = new Set<IncomingMessage>();
  const gate = new WorkGate(PLACES);
  app.addContentTypeParser(NDJSON, (_request, body, done) => done(null, body));
  // a stream would keep the server from closing; the supplier resumes it elsewhere
  app.addHook('preClose', async () => open.forEach((body) => body.destroy()));
  registerProgress(app, services);
  app.post<Asked>(
    PATH,
    {
      config: { hasEndlessBody: true },
      schema: {
        summary: 'A stream of changes, one in each line, acknowledged as they are written',
      },
      onRequest: async (request, reply) => {
        const place = gate.enter(requireSupplier(services, request).name);
        if (!place)
          throw new RequestError(
            503,
            `Too many streams are open, ${PLACES.mostOfOne} of yours or ${PLACES.most} of all suppliers`,
          );
        reply.raw.once('close', place.leave);
      },
    },
    async (request, reply) => {
      const stream = nameOf(request.params.stream);
      const body = request.raw;
      if (request.body !== body) throw new RequestError(415, `A stream has the type ${NDJSON}`);
      open.add(body);
      body.setTimeout(LONGEST_SILENCE, () => body.destroy());
      reply.raw.once('close', () => open.delete(body));
      const answers = answerStream({
        requireSupplier: () => requireSupplier(services, request),
        stream,
        body,
        writer: services.inventory,
      });
      return reply
        .type(NDJSON)
        .header('cache-control', 'no-store')
        .header('connection', 'close')
        .send(Readable.from(toText(answers, request)));
    },
  );
}
