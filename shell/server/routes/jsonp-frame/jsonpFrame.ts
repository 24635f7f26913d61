import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { jsonpFramePolicy } from '../../security/contentSecurityPolicy.ts';

/**
 * Returns the script of the frame in which a JSONP call runs. The page sends it an address and a
 * port. The frame loads the script with its own callback and answers through the port. It calls
 * only the user API's origin (policy and check). The page removes the frame after the answer.
 */
function frameScript(origin: string): string {
  return `
'use strict';
const allowed = ${JSON.stringify(origin)};
const policy = self.trustedTypes ? trustedTypes.createPolicy('asashiba-jsonp', { createScriptURL(url) {
  if (new URL(url).origin !== allowed) throw new TypeError('asashiba-jsonp refuses ' + url);
  return url;
} }) : { createScriptURL: (url) => url };
addEventListener('message', ({ data, origin, ports }) => {
  if (origin !== location.origin || typeof data !== 'string' || !ports[0]) return;
  const answer = (message) => ports[0].postMessage(message);
  try {
    const url = new URL(data);
    url.searchParams.set('callback', 'received');
    self.received = (value) => answer({ value });
    const script = document.createElement('script');
    script.src = policy.createScriptURL(url.href);
    script.onerror = () => answer({ failed: true });
    document.head.append(script);
  } catch { answer({ failed: true }); }
}, { once: true });
parent.postMessage('ready', location.origin);`;
}

/** Registers the frame for JSONP calls (ADR 007). */
export function registerJsonpFrame(app: FastifyInstance, userApiUrl: string): void {
  const { origin } = new URL(userApiUrl);
  app.get('/frame/jsonp', (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', jsonpFramePolicy(nonce, origin))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="ja"><meta charset="utf-8"><title>JSONP</title><script nonce="${nonce}">${frameScript(origin)}</script></html>`,
      );
  });
}
