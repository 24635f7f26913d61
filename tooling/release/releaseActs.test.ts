/** @jest-environment node */
import { aRunningRegistry, tarOf, TOKENS, widgetFiles } from 'registry/testing';
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

function publish(version: string) {
  return registry.post(NAME, tarOf(widgetFiles({ version })));
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
