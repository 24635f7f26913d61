import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Seconds. */
const TWO_YEARS = 63_072_000;

/** The headers that each server sets for itself. */
export type OwnHeaders = Pick<
  FastifyHelmetOptions,
  | 'contentSecurityPolicy'
  | 'crossOriginEmbedderPolicy'
  | 'crossOriginResourcePolicy'
  | 'xFrameOptions'
>;

/**
 * Control 9: adds the security headers to every answer. `own` holds the headers that differ between
 * servers.
 */
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
