import type { FastifyInstance } from 'fastify';
import * as kit from 'server-kit/http/securityHeaders';

/** Control 9: what every answer carries. The content security policy belongs to each document (`contentSecurityPolicy.ts`). */
export function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  return kit.registerSecurityHeaders(app, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: false,
  });
}
