import { startPostgres } from 'tooling/postgres/startPostgres';
import { expect, test } from '../stack/ownStack.ts';
import { cuttable } from './cuttable.ts';

test('[R10.05] while the database is away what needs it is refused with 503, searches go on, and all comes back by itself', async ({
  ends,
  start,
}) => {
  const postgres = await startPostgres();
  ends.defer(() => postgres.stop());
  test.skip(postgres.url === undefined, postgres.said);
  const url = new URL(postgres.url ?? '');
  const way = await cuttable(Number(url.port));
  ends.defer(() => way.close());
  url.port = String(way.port);
  const stack = await start({ databaseUrl: url.href });
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
  const ready = await fetch(`${stack.gatewayUrl}/gora/health/ready`);
  expect(await ready.json()).toEqual({ status: 'not ready', missing: ['database'] });
  expect(await ask(`${stack.gatewayUrl}/gora/health`)).toEqual([200, null]);
  expect(await ask(`${stack.gatewayUrl}/gora/course/search?area[]=12`)).toEqual([200, null]);

  await way.mend();
  await expect.poll(askAll).toEqual(allAre(200, null));
});
