import { fetchDiscovery, publishWidget, readStatus, rollbackWidget } from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../../testing/aRunningRegistry.ts';
import { liveVersions } from '../../testing/liveVersions.ts';

const token = TOKENS['mf-results'];
let registry: RunningRegistry;
beforeEach(async () => {
  registry = await aRunningRegistry();
});
afterEach(() => registry.stop());

async function publish(version: string, canary?: number, unreleased = false) {
  return publishWidget({
    registryUrl: registry.url,
    token,
    folder: await aBuiltWidget({ version }),
    canary,
    unreleased,
  });
}
/** Sends what a page was told that shows `of` as the version that goes. */
function rollBackOf(of: string, version?: string) {
  const act = { registryUrl: registry.url, token, name: 'mf-results', reason: 'no prices' };
  return rollbackWidget({ ...act, of, ...(version !== undefined && { version }) });
}
function rollBack(version?: string, reason = 'prices were missing') {
  return rollbackWidget({ registryUrl: registry.url, token, name: 'mf-results', version, reason });
}
async function live() {
  const versions = await liveVersions(registry.url, 'mf-results');
  return versions.map(({ metadata }) => metadata.version);
}

it('[R10.04] a rollback returns to the version before, also after a restart', async () => {
  await publish('1.0.0');
  await publish('1.1.0');
  expect(await rollBack()).toMatchObject({ version: '1.0.0', live: true });
  await registry.restart();
  expect(await live()).toEqual(['1.0.0']);
});

it('[R10.03][R10.05] a slot that no page has is refused at a publish, and keeps nobody from going back', async () => {
  await registry.stop();
  const hostSlots = ['main'];
  registry = await aRunningRegistry({ hostSlots });
  await publish('1.0.0');
  await publish('1.1.0');
  hostSlots[0] = 'list';
  await expect(publish('1.2.0')).rejects.toThrow('No page has the slot main. There are list.');
  expect(await rollBack()).toMatchObject({ version: '1.0.0', live: true });
});

it('[R10.04] a rollback skips a withdrawn version', async () => {
  await publish('1.0.0');
  await publish('1.1.0');
  await rollBack();
  await publish('1.2.0');
  expect(await rollBack()).toMatchObject({ version: '1.0.0' });
});

it('[R10.04] a withdrawn version never runs again, neither by name nor by another publish', async () => {
  await publish('1.0.0');
  await publish('1.1.0');
  await rollBack();
  expect(await publish('1.1.0')).toMatchObject({ unchanged: true, live: false, withdrawn: true });
  await expect(rollBack('1.1.0', 'it was not the cause')).rejects.toThrow(
    'mf-results 1.1.0 was taken back, and what was taken back never runs again.',
  );
  expect(await live()).toEqual(['1.0.0']);
});

it('[R10.04] a rollback can keep the present version from being withdrawn', async () => {
  await publish('1.0.0');
  await publish('1.1.0');
  await rollbackWidget({
    registryUrl: registry.url,
    token,
    name: 'mf-results',
    version: '1.0.0',
    withdraw: false,
    reason: 'the source went back',
  });
  expect(await publish('1.1.0')).toMatchObject({ live: false, withdrawn: false });
  expect(await rollBack('1.1.0', 'the source came back')).toMatchObject({ live: true });
});

it('[R10.04] a refused rollback gives the reason', async () => {
  await expect(rollBack()).rejects.toThrow('mf-results has no earlier version to go back to.');
  await publish('1.0.0');
  await expect(rollBack()).rejects.toThrow('mf-results has no earlier version to go back to.');
  await expect(rollBack('9.9.9')).rejects.toThrow('mf-results 9.9.9 was never published.');
  await expect(rollBack('1.0.0', ' ')).rejects.toThrow(/^reason: /);
  const another = rollbackWidget({
    registryUrl: registry.url,
    token: TOKENS['mf-ads'],
    name: 'mf-results',
    reason: 'mischief',
  });
  await expect(another).rejects.toThrow('This token may publish mf-ads only.');
});

it('[R10.04] a late or second press that takes a canary back leaves the good version to everybody', async () => {
  await publish('1.0.0');
  await publish('1.1.0');
  await publish('1.2.0', 10);
  expect(await rollBackOf('1.2.0')).toMatchObject({ version: '1.1.0' });
  await expect(rollBackOf('1.2.0')).rejects.toThrow(
    'mf-results 1.2.0 has no visitors any more; 1.1.0 is live.',
  );
  await publish('1.3.0', 10);
  await expect(rollBackOf('1.2.0')).rejects.toThrow('1.3.0 is on trial.');
  await expect(rollBackOf('1.1.0')).rejects.toThrow(
    'mf-results 1.1.0 is not meant any more: 1.3.0 is on trial.',
  );
  expect(await live()).toEqual(['1.1.0', '1.3.0']);
});

it('[R10.04] a second press that takes a version back for everybody leaves the one before', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await publish(version);
  expect(await rollBackOf('1.2.0')).toMatchObject({ version: '1.1.0' });
  await expect(rollBackOf('1.2.0')).rejects.toThrow('1.1.0 is live.');
  // to a version by name: it is there already, or another would go than was seen
  expect(await rollBackOf('1.2.0', '1.1.0')).toMatchObject({ version: '1.1.0' });
  await expect(rollBackOf('1.2.0', '1.0.0')).rejects.toThrow('1.1.0 is live.');
  expect(await rollBackOf('1.1.0', '1.0.0')).toMatchObject({ version: '1.0.0' });
});

it('[R10.04] a rollback over several versions leaves none between to return to', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publish(version);
  await publish('1.1.1', undefined, true);
  await publish('1.2.0');
  expect(await rollBack('1.0.0', 'slow since 1.1.0')).toMatchObject({ version: '1.0.0' });
  const { versions, acts } = await readStatus({ registryUrl: registry.url, name: 'mf-results' });
  expect(versions.filter(({ withdrawn }) => withdrawn).map(({ version }) => version)).toEqual([
    '1.2.0',
    '1.1.0',
  ]);
  expect(acts.at(-1)).toMatchObject({ why: 'takes back 1.2.0, 1.1.0. slow since 1.1.0' });
  await publish('1.3.0');
  // the last good version stands behind the stable one, and a plain rollback returns to it
  const { discovery } = await fetchDiscovery({ registryUrl: registry.url });
  const named = discovery.microFrontends['mf-results']?.map(({ metadata }) => metadata.version);
  expect(named).toEqual(['1.3.0', '1.0.0']);
  expect(await rollBack()).toMatchObject({ version: '1.0.0' });
});

it.each([
  ['an earlier version', '1.0.0'],
  ['a later one', '1.1.1'],
])('[R10.04] a rollback to %s by name says that it ends a trial', async (_which, to) => {
  for (const version of ['0.9.0', '1.0.0']) await publish(version);
  await publish('1.1.0');
  await publish('1.1.1', undefined, true);
  await publish('1.2.0', 25);
  await rollBack(to, 'without prices');
  const { acts, trial } = await readStatus({ registryUrl: registry.url, name: 'mf-results' });
  expect(trial).toBeNull();
  expect(acts.slice(-2).map(({ act, version, why }) => `${act} ${version} ${why}`)).toEqual([
    `rolled-back ${to} without prices`,
    `trial-ended 1.2.0 ${to} is for all visitors`,
  ]);
});

it('[R10.04] a rollback by name to the canary itself says once that it is for all', async () => {
  await publish('1.0.0');
  await publish('1.1.0', 25);
  await rollBack('1.1.0', 'it is well');
  const { acts } = await readStatus({ registryUrl: registry.url, name: 'mf-results' });
  expect(acts.slice(1).map(({ act }) => act)).toEqual(['published', 'rolled-back']);
});

it('[R10.04] the audit log records who did what, when and why', async () => {
  await publish('1.0.0');
  await publish('1.1.0');
  await rollBack();
  const { acts } = (await (await fetch(`${registry.url}/widgets/mf-results/audit`)).json()) as {
    acts: { act: string; who: string; at: string; version: string; why: string }[];
  };
  expect(acts.map(({ act, version, why }) => [act, version, why])).toEqual([
    ['published', '1.0.0', ''],
    ['published', '1.1.0', ''],
    ['rolled-back', '1.0.0', 'prices were missing'],
  ]);
  expect(acts.every(({ who }) => /^mf-results#[0-9a-f]{8}$/.test(who))).toBe(true);
  expect(acts.every(({ at }) => at.startsWith('2026-11-20T23:00:'))).toBe(true);
});
