import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Seconds. */
const TWO_YEARS = 63_072_000;

/** What each server says for itself. */
export type OwnHeaders = Pick<
  FastifyHelmetOptions,
  | 'contentSecurityPolicy'
  | 'crossOriginEmbedderPolicy'
  | 'crossOriginResourcePolicy'
  | 'xFrameOptions'
>;

/** Control 9: what every answer of a server that browsers reach carries; `own` is what this server says itself. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  own: OwnHeaders,
): Promise<void> {
  await app.register(helmet, {
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: TWO_YEARS, includeSubDomains: true },
    ...own,
  });
}
