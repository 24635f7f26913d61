/** @jest-environment node */
import { fetchDiscovery } from 'registry/client';
import { aRunningRegistry, tarOf, TOKENS, widgetFiles } from 'registry/testing';
import type { WidgetManifest } from 'shared-contracts/widget';
import { actOnRelease } from './releaseActs.ts';

type Registry = Awaited<ReturnType<typeof aRunningRegistry>>;

const NAME = 'mf-results';
let registry: Registry;
beforeEach(async () => {
  registry = await aRunningRegistry();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await registry.stop();
});

function publish(version: string, manifest: Partial<WidgetManifest> = {}) {
  return registry.post(NAME, tarOf(widgetFiles({ version, manifest })));
}
/** Does what the words of a command line say. */
function act(words: readonly string[], flags: { readonly canary?: string } = {}) {
  const access = { registryUrl: registry.url, token: TOKENS[NAME], name: NAME };
  return actOnRelease({ ...access, privateKey: undefined }, { why: 'looked at', ...flags }, words);
}

it('[R10.04] a team that raises or takes back says which version it has seen', async () => {
  for (const version of ['1.0.0', '1.1.0']) await publish(version);
  await registry.call('PUT', `/widgets/${NAME}/hold`, TOKENS[NAME], {
    hold: 'pinned',
    reason: 'x',
  });
  await publish('1.2.0');
  const calls = jest.spyOn(globalThis, 'fetch');
  await act(['start', '1.2.0'], { canary: '10' });
  await act(['raise', '50']);
  await act(['rollback']);
  await act(['rollback', '1.0.0']);
  const said = calls.mock.calls
    .map(([, init]) => init?.body)
    .filter((body) => typeof body === 'string')
    .map((body) => JSON.parse(body) as { readonly of?: string });
  expect(said.map(({ of }) => of)).toEqual([undefined, '1.2.0', '1.2.0', '1.1.0']);
});

it.each([
  [['pin', '1.2.0'], '1.2.0'],
  [['raise', '50', '60'], '60'],
  [['rollback', '1.0.0', '0.9.0'], '0.9.0'],
])('[R10.04] %j is refused for its last word, and nothing is done', async (words, more) => {
  const calls = jest.spyOn(globalThis, 'fetch');
  await expect(act(words)).rejects.toThrow(`${words[0]} does not take "${more}".`);
  expect(calls).not.toHaveBeenCalled();
});

it('[R10.04] a widget is moved only to a slot that is named, and to one of its manifest', async () => {
  await publish('1.0.0', { slots: ['results'] });
  await expect(act(['move'])).rejects.toThrow('Say which slots it shall fill: move right_ad.');
  await expect(act(['move', 'search'])).rejects.toThrow('its manifest names results.');
});

it('[R10.04] a setting of a version without settings is refused in a sentence', async () => {
  await publish('1.0.0', { config: {} });
  await expect(act(['config', 'page=1'])).rejects.toThrow(
    'There is no setting page: the live version has none.',
  );
});

describe('settings that a team changes', () => {
  const SETTINGS = {
    heading: { type: 'string', default: 'Plans', description: 'Heading of the list' },
    page: { type: 'number', default: 20, description: 'Plans at a time' },
    prices: { type: 'boolean', default: true, description: 'Whether prices are shown' },
  } as const;
  async function present() {
    const { discovery } = await fetchDiscovery({ registryUrl: registry.url });
    return discovery.microFrontends[NAME]?.[0]?.extras.config;
  }
  beforeEach(() => publish('1.0.0', { config: SETTINGS }));

  it('[R10.04] stay when another is changed, and return to their default one by one', async () => {
    await act(['config', 'heading=Best plans', 'page=10']);
    await act(['config', 'prices=false']);
    expect(await present()).toEqual({ heading: 'Best plans', page: 10, prices: false });
    await act(['config', 'page=']);
    expect(await present()).toEqual({ heading: 'Best plans', page: 20, prices: false });
    await publish('1.1.0', { config: { ...SETTINGS, page: { ...SETTINGS.page, default: 50 } } });
    expect(await present()).toEqual({ heading: 'Best plans', page: 50, prices: false });
  });

  it('[R10.04] are texts, numbers or yes and no as the live version says', async () => {
    await act(['config', 'heading=2026', 'page=05']);
    expect(await present()).toEqual({ heading: '2026', page: 5, prices: true });
    await act(['config', 'heading=a=b']);
    expect(await present()).toMatchObject({ heading: 'a=b' });
  });

  it.each([
    ['page=many', 'The setting page is a number, not "many".'],
    ['prices=1', 'The setting prices is true or false, not "1".'],
    ['headng=', 'There is no setting headng; there are heading, page, prices.'],
    ['heading', 'Say what heading shall be: config heading=VALUE.'],
  ])('[R10.04] are refused in a sentence: %s', async (pair, why) => {
    await expect(act(['config', pair])).rejects.toThrow(why);
    await expect(act(['config'])).rejects.toThrow('Say which setting');
    expect(await present()).toEqual({ heading: 'Plans', page: 20, prices: true });
  });
});
