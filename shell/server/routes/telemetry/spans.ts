import type { FastifyInstance } from 'fastify';
import type { Clock } from 'server-kit/clock';
import { recordToldSpan } from 'server-kit/tracing/spans';
import * as z from 'zod';

/** Bytes. */
const LONGEST = 16_384;
/** Milliseconds: a browser tells its calls when it is hidden, and its clock may be wrong by a little. */
const OLDEST = 3_600_000;
const MOST_AHEAD = 60_000;

const SPAN = /^(?!0{16})[\da-f]{16}$/;

/** Returns the schema of spans that end about `now`. */
function spansAt(now: number) {
  const time = z
    .number()
    .min(now - OLDEST)
    .max(now + MOST_AHEAD);
  return z
    .array(
      z
        .object({
          trace: z.string().regex(/^(?!0{32})[\da-f]{32}$/),
          span: z.string().regex(SPAN),
          parent: z.string().regex(SPAN).optional(),
          name: z.string().regex(/^([A-Z]{3,6} \/[\w/.-]{1,120}|tap [\w@.+-]{1,80})$/),
          startedAt: time,
          endedAt: time,
          isError: z.boolean(),
        })
        .refine(({ startedAt, endedAt }) => endedAt >= startedAt),
    )
    .max(50);
}

/**
 * `POST /telemetry/spans`: takes the calls that a browser has recorded, and the taps that caused them
 * (ADR 055). Nothing comes of it where this server records no traces.
 */
export function registerSpans(app: FastifyInstance, { clock }: { readonly clock: Clock }): void {
  app.post('/telemetry/spans', { bodyLimit: LONGEST }, (request, reply) => {
    const read = spansAt(clock()).safeParse(request.body);
    if (!read.success)
      return reply.code(400).send({ data: [{ message: 'The spans are invalid' }] });
    for (const span of read.data) recordToldSpan(span);
    return reply.code(204).send();
  });
}
