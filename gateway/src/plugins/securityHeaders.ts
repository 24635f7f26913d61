import type { FastifyInstance } from 'fastify';
import * as kit from 'server-kit/http/securityHeaders';

/**
 * Sets the security headers of replies that are data, which run nothing. The landing pages set a
 * looser policy for themselves.
 */
export function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  return kit.registerSecurityHeaders(app, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-site' },
    xFrameOptions: { action: 'deny' },
  });
}
