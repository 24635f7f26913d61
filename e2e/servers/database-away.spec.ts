import { createHash } from 'node:crypto';
import { tell } from 'server-kit/testing/anOwnDatabase';
import { courseSearch } from 'shared-contracts/gateway';
import { startPostgres } from 'tooling/postgres/startPostgres';
import { expect, test as base } from '../stack/ownStack.ts';
import { cuttable } from './cuttable.ts';

const test = base.extend<{
  /** The address of a database server of the test's own. */
  readonly databaseUrl: string;
}>({
  databaseUrl: async ({ ends }, provide) => {
    const { url, said, stop } = await startPostgres();
    ends.defer(stop);
    base.skip(url === undefined, said);
    await provide(url ?? '');
  },
});

const SUPPLIER = 'token-of-a-supplier-1';
/** A supplier of all courses. */
const SUPPLIERS = JSON.stringify({
  acme: { tokens: [createHash('sha256').update(SUPPLIER).digest('hex')], courses: 'all' },
});

/** Sends a batch of a supplier, the same each time; resolves to the status and when to try again. */
async function sendBatch(gatewayUrl: string): Promise<(number | string | null)[]> {
  const search = await fetch(`${gatewayUrl}/gora/course/search?area[]=0`);
  const [course] = courseSearch.reply.parse(await search.json()).items;
  const sold = { what: 'stock', course_id: course?.c_id, day: '2026-11-28', starts: '7:00' };
  const answer = await fetch(`${gatewayUrl}/gora/supplier/changes`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${SUPPLIER}`,
      'content-type': 'application/json',
      'idempotency-key': 'one-batch',
    },
    body: JSON.stringify({ changes: [sold] }),
  });
  await answer.text();
  return [answer.status, answer.headers.get('retry-after')];
}

test('[R10.05] while the database is away what needs it is refused with 503, searches go on, and all comes back by itself', async ({
  ends,
  databaseUrl,
  start,
}) => {
  const url = new URL(databaseUrl);
  const way = await cuttable(Number(url.port));
  ends.defer(() => way.close());
  url.port = String(way.port);
  const stack = await start({ databaseUrl: url.href, gatewaySettings: { SUPPLIERS } });
  const ask = async (address: string) => {
    const answer = await fetch(address);
    await answer.text();
    return [answer.status, answer.headers.get('retry-after')];
  };
  const needing = [
    `${stack.gatewayUrl}/gora/content/blocks?device=pc&region=105&v=1`,
    `${stack.registryUrl}/discovery`,
    `${stack.gatewayUrl}/gora/health/ready`,
    `${stack.registryUrl}/health/ready`,
  ];
  const askAll = () => Promise.all(needing.map(ask));
  const allAre = (status: number, retryAfter: string | null) =>
    needing.map(() => [status, retryAfter]);
  await expect.poll(askAll).toEqual(allAre(200, null));

  // a failover ends the connections in use: nobody who reads notices
  way.drop();
  expect(await askAll()).toEqual(allAre(200, null));

  await way.cut();
  expect(await askAll()).toEqual(allAre(503, '2'));
  expect(await sendBatch(stack.gatewayUrl)).toEqual([503, '2']);
  const ready = await fetch(`${stack.gatewayUrl}/gora/health/ready`);
  expect(await ready.json()).toEqual({ status: 'not ready', missing: ['database'] });
  expect(await ask(`${stack.gatewayUrl}/gora/health`)).toEqual([200, null]);
  expect(await ask(`${stack.gatewayUrl}/gora/course/search?area[]=12`)).toEqual([200, null]);

  await way.mend();
  await expect.poll(askAll).toEqual(allAre(200, null));
  await expect.poll(() => sendBatch(stack.gatewayUrl)).toEqual([200, null]);
});

test('[R10.05] while the database takes no changes, as a replica does, all that is read goes on, changes are refused with 503, and all comes back by itself', async ({
  ends,
  databaseUrl,
  start,
}) => {
  const stack = await start({ databaseUrl, gatewaySettings: { SUPPLIERS } });
  const takesChanges = async (answer: 'on' | 'off') => {
    await tell(databaseUrl, `alter system set default_transaction_read_only = ${answer === 'off'}`);
    await tell(databaseUrl, 'select pg_reload_conf()');
  };
  ends.defer(() => takesChanges('on'));
  const reads = [
    `${stack.gatewayUrl}/gora/content/blocks?device=pc&region=105&v=1`,
    `${stack.gatewayUrl}/gora/course/search?area[]=12`,
    `${stack.registryUrl}/discovery`,
    `${stack.gatewayUrl}/gora/health/ready`,
    `${stack.registryUrl}/health/ready`,
  ];
  const readAll = () => Promise.all(reads.map(async (address) => (await fetch(address)).status));
  const hold = async () => {
    const answer = await fetch(`${stack.registryUrl}/widgets/mf-ads/hold`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${stack.access.tokens['operator']}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ hold: 'pinned', reason: 'a failover' }),
    });
    return [answer.status, answer.headers.get('retry-after')];
  };
  const secret = stack.demoAccounts.find(({ login }) => login.startsWith('panda'))?.secret;
  const signIn = async () => {
    const answer = await fetch(`${stack.gatewayUrl}/gora/auth/login/panda`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ bkey: secret }),
    });
    return [answer.status, answer.headers.get('retry-after')];
  };
  await expect.poll(readAll).toEqual(reads.map(() => 200));
  expect(await hold()).toEqual([200, null]);
  expect(await signIn()).toEqual([200, null]);

  await takesChanges('off');
  await expect.poll(hold).toEqual([503, '2']);
  await expect.poll(signIn).toEqual([503, '2']);
  await expect.poll(() => sendBatch(stack.gatewayUrl)).toEqual([503, '2']);
  expect(await readAll()).toEqual(reads.map(() => 200));

  await takesChanges('on');
  await expect.poll(hold).toEqual([200, null]);
  await expect.poll(signIn).toEqual([200, null]);
  await expect.poll(() => sendBatch(stack.gatewayUrl)).toEqual([200, null]);
});
