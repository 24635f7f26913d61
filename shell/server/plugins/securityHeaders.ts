import type { FastifyInstance } from 'fastify';
import * as kit from 'server-kit/http/securityHeaders';

/**
 * Control 9: adds the security headers to every answer. Each document sets its own policy
 * (`contentSecurityPolicy.ts`).
 */
export function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  return kit.registerSecurityHeaders(app, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: false,
  });
}
