import { createHash } from 'node:crypto';
import type { Registry, RegistryApp } from '../../registry.ts';
import { toDiscovery } from './toDiscovery.ts';

/** `GET /discovery`: what is live. Shell servers ask often, so an unchanged answer is a 304. */
export const discoveryRoute = (app: RegistryApp, { records }: Registry): void => {
  app.get('/discovery', (request, reply) => {
    const answer = JSON.stringify(toDiscovery(records.live()));
    const etag = `"${createHash('sha256').update(answer).digest('base64url')}"`;
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(answer);
  });
};
