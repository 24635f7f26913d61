import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { JSONP_FRAME } from 'host-kit/request/jsonp';
import { jsonpFramePolicy } from '../../security/contentSecurityPolicy.ts';

export interface JsonpFrameOptions {
  /** The address of the user API, the only one that the frame calls. */
  readonly userApiUrl: string;
  /** The origin of the pages that may show the frame and speak with it. */
  readonly siteOrigin: string;
}

/**
 * Milliseconds that a failure waits for. Firefox stops what still loads when the visitor goes on: then
 * the page leaves, with its frame, before it hears of it.
 */
const LEAVING = 2000;

/** Returns an address without its query, as a policy has to name it. */
function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}

/**
 * Returns the script of the frame in which a JSONP call runs. The page sends it an address and a
 * port. The frame loads the script with its own callback and answers through the port. It hears
 * only pages of the site, and calls only the user API (policy and check). The page removes the
 * frame after the answer.
 */
function frameScript(address: string, siteOrigin: string): string {
  return `
'use strict';
const allowed = ${JSON.stringify(address)};
const site = ${JSON.stringify(siteOrigin)};
const policy = self.trustedTypes ? trustedTypes.createPolicy('asashiba-jsonp', { createScriptURL(url) {
  const { origin, pathname } = new URL(url);
  if (origin + pathname !== allowed) throw new TypeError('asashiba-jsonp refuses ' + url);
  return url;
} }) : { createScriptURL: (url) => url };
addEventListener('message', ({ data, source, origin, ports }) => {
  if (source !== parent || origin !== site || typeof data !== 'string' || !ports[0]) return;
  const answer = (message) => ports[0].postMessage(message);
  try {
    const url = new URL(data);
    url.searchParams.set('callback', 'received');
    self.received = (value) => answer({ value });
    const script = document.createElement('script');
    script.src = policy.createScriptURL(url.href);
    script.onerror = () => setTimeout(answer, ${LEAVING}, { failed: true });
    document.head.append(script);
  } catch { answer({ failed: true }); }
}, { once: true });
parent.postMessage('ready', site);`;
}

/** Registers the frame for JSONP calls (ADR 007). */
export function registerJsonpFrame(
  app: FastifyInstance,
  { userApiUrl, siteOrigin }: JsonpFrameOptions,
): void {
  const address = withoutQuery(userApiUrl);
  const script = frameScript(address, siteOrigin);
  app.get(JSONP_FRAME, (_request, reply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', jsonpFramePolicy(nonce, address, siteOrigin))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="ja"><meta charset="utf-8"><title>JSONP</title><script nonce="${nonce}">${script}</script></html>`,
      );
  });
}
