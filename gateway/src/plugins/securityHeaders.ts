import type { FastifyInstance } from 'fastify';
import * as kit from 'server-kit/http/securityHeaders';

/** Answers that are data run nothing; the pages of `/gora/landing` loosen this for themselves. */
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
