import type { FastifyInstance } from 'fastify';
import * as kit from 'server-kit/http/securityHeaders';

/** What no page of this site and no script on it uses. */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const PERMISSIONS = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ');

/**
 * Control 9: adds the security headers to every answer. Each document sets its own policy
 * (`contentSecurityPolicy.ts`); no other site frames what is no document.
 */
export async function registerSecurityHeaders(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    reply.header('content-security-policy', "frame-ancestors 'none'");
  });
  await kit.registerSecurityHeaders(app, {
    contentSecurityPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: false,
  });
}
