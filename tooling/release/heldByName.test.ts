/** @jest-environment node */
import {
  fetchDiscovery,
  holdWidget,
  raiseWidget,
  rollbackWidget,
  startWidget,
} from 'registry/client';
import { aRunningRegistry, tarOf, TOKENS, widgetFiles } from 'registry/testing';
import { whyNotFollowed } from 'shell/server/releases/whyNotFollowed.ts';

const NAME = 'mf-results';

it('[R10.04] shells follow the registry through every act that moves a pinned widget by name', async () => {
  const registry = await aRunningRegistry();
  await using ends = new AsyncDisposableStack();
  ends.defer(() => registry.stop());
  const team = {
    ...{ registryUrl: registry.url, token: TOKENS[NAME] },
    ...{ name: NAME, reason: 'looked at' },
  };
  const publish = (version: string) => registry.post(NAME, tarOf(widgetFiles({ version })));
  const ask = async () => (await fetchDiscovery({ registryUrl: registry.url })).discovery;
  await publish('1.0.0');
  await holdWidget({ ...team, hold: 'pinned' });
  await publish('1.1.0');
  await publish('1.2.0');
  let last = await ask();
  for (const act of [
    () => startWidget({ ...team, version: '1.1.0', traffic: 10 }),
    () => raiseWidget({ ...team, traffic: 50 }),
    () => raiseWidget({ ...team, traffic: 100 }),
    () => startWidget({ ...team, version: '1.2.0', traffic: 100 }),
    () => rollbackWidget({ ...team, version: '1.1.0', withdraw: false }),
    () => rollbackWidget({ ...team, version: '1.2.0' }),
  ]) {
    await act();
    const next = await ask();
    expect(next.microFrontends).not.toEqual(last.microFrontends);
    expect(whyNotFollowed(next, last, next.record!.issuedAt)).toBeUndefined();
    last = next;
  }
});
