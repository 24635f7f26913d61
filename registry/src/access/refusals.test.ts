import { publishWidget } from '../client/index.ts';
import { aBuiltWidget } from '../testing/aBuiltWidget.ts';
import { aRunningRegistry, type RunningRegistry, TOKENS } from '../testing/aRunningRegistry.ts';
import { MOST_LINES, MOST_OF_ONE_NETWORK, refusalLog } from './refusals.ts';

const NAME = 'mf-results';
const UNKNOWN = `asg_00000000_${'A'.repeat(43)}`;

let lines: Record<string, unknown>[];
let registry: RunningRegistry;
beforeEach(async () => {
  lines = [];
  const logStream = { write: (line: string) => void lines.push(JSON.parse(line)) };
  registry = await aRunningRegistry({ logStream });
});
afterEach(() => registry.stop());

function rollBack(token: string, name = NAME) {
  return registry.call('POST', `/widgets/${name}/rollback`, token, { reason: 'no prices' });
}

it('[R10.02] a refused act is logged: who, from where, which act, why; and no token', async () => {
  await rollBack('somebody-without-a-token');
  await rollBack(UNKNOWN);
  await rollBack(TOKENS['mf-ads']);
  await rollBack(TOKENS[NAME]);
  const act = 'POST /widgets/:name/rollback';
  const common = { act, widget: NAME, network: '127.0.0.1', msg: 'an act was refused' };
  const needed = 'A bearer token of the widget is needed.';
  expect(lines).toEqual([
    expect.objectContaining({ ...common, status: 401, reason: needed }),
    expect.objectContaining({ ...common, status: 401, tokenId: '00000000', why: 'unknown' }),
    expect.objectContaining({
      ...common,
      status: 403,
      who: expect.stringMatching(/^mf-ads#/),
      reason: 'This token may publish mf-ads only.',
    }),
    expect.objectContaining({
      ...common,
      status: 409,
      who: expect.stringMatching(/^mf-results#/),
      reason: 'mf-results has no earlier version to go back to.',
    }),
  ]);
  for (const token of ['somebody-without-a-token', UNKNOWN.slice(-43), TOKENS['mf-ads']])
    expect(JSON.stringify(lines)).not.toContain(token);
  expect(await registry.metrics()).toContain('registry_refused_acts_total{status="401"} 2');
});

it('[R10.02] what is done, and what is no act, is logged as no refusal', async () => {
  const folder = await aBuiltWidget({ version: '1.0.0' });
  await publishWidget({ registryUrl: registry.url, token: TOKENS[NAME], folder });
  await fetch(`${registry.url}/nothing`);
  await fetch(`${registry.url}/discovery`);
  expect(lines).toEqual([]);
});

it('[R10.02] refused acts of one network fill no log: the last line of a minute says so, and all are counted', async () => {
  for (let call = 0; call < MOST_OF_ONE_NETWORK + 5; call += 1) await rollBack(UNKNOWN);
  expect(lines).toHaveLength(MOST_OF_ONE_NETWORK);
  expect(lines.at(-2)).not.toHaveProperty('more');
  expect(lines.at(-1)).toHaveProperty('more', 'those of this minute are counted only');
  expect(await registry.metrics()).toContain(
    `registry_refused_acts_total{status="401"} ${MOST_OF_ONE_NETWORK + 5}`,
  );
});

it('[R10.02] refused acts of many networks fill no log either, and the next minute begins anew', () => {
  let now = 0;
  let counted = 0;
  const told: unknown[] = [];
  const log = refusalLog(
    () => (counted += 1),
    () => now,
  );
  const refuse = (from: number) => {
    const warn = (line: unknown) => told.push(line);
    const request = { ip: `10.0.${from >> 8}.${from & 255}`, method: 'POST', log: { warn } };
    log({ ...request, routeOptions: { url: '/' }, params: {} } as never, 401, 'needed');
  };
  for (let from = 0; from < 1000; from += 1) refuse(from);
  expect([told.length, counted]).toEqual([MOST_LINES, 1000]);
  now = 60_000;
  refuse(1);
  expect([told.length, counted]).toEqual([MOST_LINES + 1, 1001]);
});
