import { createHash } from 'node:crypto';
import type { RecordStore } from '../../records/recordStore.ts';
import type { Registry, RegistryApp } from '../../registry.ts';
import { toDiscovery } from './toDiscovery.ts';

const answerOf = (records: RecordStore) => {
  const body = JSON.stringify(toDiscovery(records.live()));
  return { revision: records.revision(), body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
};

/** `GET /discovery`: what is live. Shell servers ask for every document, so the answer is written once per act. */
export const discoveryRoute = (app: RegistryApp, { records }: Registry): void => {
  let answer = answerOf(records);
  app.get('/discovery', (request, reply) => {
    if (records.revision() !== answer.revision) answer = answerOf(records);
    const { body, etag } = answer;
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
};
