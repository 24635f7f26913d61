import { createHash } from 'node:crypto';
import type { RecordStore } from '../../records/recordStore.ts';
import type { FastifyInstance } from 'fastify';
import type { Registry } from '../../registry.ts';
import { toDiscovery } from './toDiscovery.ts';

async function answerOf(records: RecordStore, revision: number) {
  const body = JSON.stringify(toDiscovery(await records.live(), await records.list()));
  return { revision, body, etag: `"${createHash('sha256').update(body).digest('base64url')}"` };
}

/**
 * `GET /discovery`: the live versions. Shell servers ask for every document, so the answer is kept
 * until the next act.
 */
export function registerDiscovery(app: FastifyInstance, { records }: Registry): void {
  let answer: Awaited<ReturnType<typeof answerOf>> | undefined;
  app.get('/discovery', async (request, reply) => {
    const revision = await records.revision();
    if (revision !== answer?.revision) answer = await answerOf(records, revision);
    const { body, etag } = answer;
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
