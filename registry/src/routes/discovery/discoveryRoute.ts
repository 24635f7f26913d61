import { createHash } from 'node:crypto';
import { ANSWER_SIGNATURE, signAnswer } from 'server-kit/release/releaseKeys';
import type { FastifyInstance } from 'fastify';
import type { RecordStore } from '../../records/recordStore.ts';
import type { Registry } from '../../registry.ts';
import { toDiscovery } from './toDiscovery.ts';
import { toRecord } from './toRecord.ts';

/** Reads the live versions and their number, which belong together: no act came between. */
async function readAnswer(records: RecordStore) {
  for (;;) {
    const revision = await records.revision();
    const all = await records.list();
    const live = await records.live();
    const holds = await records.holds();
    if (revision === (await records.revision())) return { serial: revision, all, live, holds };
  }
}

async function answerOf({ records, clock, releaseKey }: Registry) {
  const { live, ...known } = await readAnswer(records);
  const answer = toDiscovery(live, known.all);
  const record = toRecord({ ...known, named: answer.microFrontends }, clock());
  const body = JSON.stringify({ ...answer, record });
  const key = releaseKey();
  return {
    record,
    key,
    body,
    etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
    signature: key && signAnswer(key, body),
  };
}
type Answer = Awaited<ReturnType<typeof answerOf>>;

/** Returns whether an answer still holds: same act, same key, and not half of its time over. */
function holds({ record, key }: Answer, revision: number, { clock, releaseKey }: Registry) {
  const { serial, issuedAt, expiresAt } = record;
  const now = clock();
  return (
    serial === revision &&
    key === releaseKey() &&
    now >= issuedAt &&
    now < (issuedAt + expiresAt) / 2
  );
}

/**
 * `GET /discovery`: the live versions, numbered, dated and signed (ADR 041). Shell servers ask for
 * every document, so the answer is kept until the next act, until half of its time is over, or until
 * the key is replaced.
 */
export function registerDiscovery(app: FastifyInstance, registry: Registry): void {
  let answer: Answer | undefined;
  const present = async (): Promise<Answer> => {
    const revision = await registry.records.revision();
    if (!answer || !holds(answer, revision, registry)) answer = await answerOf(registry);
    return answer;
  };
  app.get('/discovery', async (request, reply) => {
    const { body, etag, signature } = await present();
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (signature !== undefined) reply.header(ANSWER_SIGNATURE, signature);
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
