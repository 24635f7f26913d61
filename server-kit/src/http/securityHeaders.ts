import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';

/** Seconds. */
const TWO_YEARS = 63_072_000;

/** The headers that each server sets for itself. */
export type OwnHeaders = Pick<
  HelmetOptions,
  | 'contentSecurityPolicy'
  | 'crossOriginEmbedderPolicy'
  | 'crossOriginResourcePolicy'
  | 'xFrameOptions'
>;

/** Returns the headers that helmet sets by these options, which are the same for every answer. */
function headersBy(options: HelmetOptions): ReadonlyMap<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, () => {});
  return new Map(response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]));
}

/**
 * Control 9: adds the security headers to every answer. `own` holds the headers that differ between
 * servers. Helmet writes them once: its plugin for Fastify reads its options anew for each request.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  own: OwnHeaders,
): Promise<void> {
  const headers = headersBy({
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: { maxAge: TWO_YEARS, includeSubDomains: true },
    ...own,
  });
  app.addHook('onRequest', (_request, { raw }, done) => {
    for (const [name, value] of headers) raw.setHeader(name, value);
    done();
  });
}
