import {
  publishWidget,
  readAddress,
  readStatus,
  readVersionAddress,
  renewAddress,
  rollbackWidget,
} from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../../testing/aRunningRegistry.ts';
import { aSharedDatabase, type SharedDatabase } from '../../testing/aSharedDatabase.ts';

// PostgreSQL in WebAssembly starts slowly on a busy machine
jest.setTimeout(120_000);

const WIDGET = 'mf-results';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

describe.each(['SQLite', 'PostgreSQL'])('the address of a version, in %s,', (kind) => {
  let shared: SharedDatabase | undefined;
  let registry: RunningRegistry;
  let now = Date.UTC(2026, 10, 20, 23);
  let major = 0;
  /** A version that visitors have, a later one that nobody has, and one that is not there. */
  let released: string;
  let waiting: string;
  let unknown: string;
  beforeAll(async () => {
    shared = kind === 'PostgreSQL' ? await aSharedDatabase() : undefined;
    registry = await aRunningRegistry({
      clock: () => now,
      ...(shared && { database: shared.open }),
    });
  });
  beforeEach(async () => {
    major += 1;
    [released, waiting, unknown] = [`${major}.0.0`, `${major}.1.0`, `${major}.9.0`];
    await publish(released);
    await publish(waiting, { unreleased: true });
  });
  afterAll(async () => {
    await registry.stop();
    await shared?.drop();
  });

  const at = (token: string = TOKENS[WIDGET]) => ({ registryUrl: registry.url, token });
  async function publish(version: string, wish: { unreleased?: boolean; canary?: number } = {}) {
    const folder = await aBuiltWidget({ name: WIDGET, version });
    return publishWidget({ ...at(), folder, ...wish });
  }
  const addressOf = (version: string) => readAddress({ ...at(), widget: WIDGET, version });
  const call = (what: 'look' | 'open', address: string, change = {}) =>
    registry.call('POST', `/previews/${what}`, '', { ...readVersionAddress(address), ...change });
  const actsOf = async () => {
    const { acts } = await readStatus({ registryUrl: registry.url, name: WIDGET });
    return acts.map(({ act, version, why }) => `${act} ${version} ${why}`.trim());
  };

  it('[R10.04] is the same each time, released or not, and shows that version any number of times', async () => {
    const address = await addressOf(waiting);
    expect(address.startsWith(`https://golf.example/preview/mf-results/${waiting}/asp_V1_`)).toBe(
      true,
    );
    await registry.restart();
    expect(await addressOf(waiting)).toBe(address);
    for (let time = 0; time < 2; time += 1) {
      const opened = await call('open', address);
      expect(opened).toMatchObject({
        status: 200,
        body: {
          live: [{ metadata: { version: waiting } }],
          gone: [],
          expires: new Date(now + HOUR).toISOString(),
        },
      });
      const { session } = opened.body;
      expect(
        (await registry.call('POST', '/previews/read', '', { token: session })).body,
      ).toMatchObject({ live: [{ metadata: { version: waiting } }] });
    }
    expect((await call('open', await addressOf(released))).status).toBe(200);
  });

  it('[R10.04] is written down once a day when it is opened, and never when it is looked at', async () => {
    const address = await addressOf(waiting);
    const before = await actsOf();
    for (let time = 0; time < 3; time += 1) expect((await call('look', address)).status).toBe(200);
    expect(await actsOf()).toEqual(before);
    for (let time = 0; time < 3; time += 1) await call('open', address);
    now += DAY;
    await call('open', address);
    const used = `preview-used ${waiting} by its address`;
    expect(await actsOf()).toEqual([...before, used, used]);
  });

  it('[R10.04] is for the team and for operators to know', async () => {
    const path = `/widgets/${WIDGET}/versions/${waiting}/address`;
    expect((await registry.call('GET', path, TOKENS.operator)).status).toBe(200);
    for (const [token, status] of [
      [TOKENS['mf-ads'], 403],
      [TOKENS.shell, 403],
      ['a guess', 401],
    ] as const)
      for (const method of ['GET', 'POST'])
        expect(
          (await registry.call(method, path, token, method === 'GET' ? undefined : { reason: 'x' }))
            .status,
        ).toBe(status);
    await expect(addressOf(unknown)).rejects.toThrow(`mf-results ${unknown} was never published.`);
  });

  it('[R10.04] cannot be guessed: one refusal for a wrong key and for what was never published', async () => {
    const address = await addressOf(waiting);
    const refusals = await Promise.all([
      call('look', address, { version: released }),
      call('look', address, { version: unknown }),
      call('look', address, { widget: 'mf-ads' }),
      call('look', address, { key: '' }),
      call('open', address, { version: released }),
    ]);
    expect(refusals.map(({ status, body }) => `${status} ${String(body['message'])}`)).toEqual(
      Array(5).fill('404 This address leads to no version.'),
    );
  });

  it('[R10.04] says that its version was taken back, and so does a session that was open', async () => {
    const tried = `${major}.2.0`;
    await publish(tried, { canary: 10 });
    const address = await addressOf(tried);
    const { session } = (await call('open', address)).body;
    await rollbackWidget({ ...at(), name: WIDGET, reason: 'no prices' });
    for (const what of ['look', 'open'] as const)
      expect(await call(what, address)).toMatchObject({
        status: 410,
        body: { message: expect.stringContaining(`mf-results ${tried} was taken back`) },
      });
    expect(
      (await registry.call('POST', '/previews/read', '', { token: session })).body,
    ).toMatchObject({ live: [], gone: [{ widget: WIDGET, version: tried }] });
    await expect(addressOf(tried)).rejects.toThrow(`mf-results ${tried} was taken back`);
  });

  it('[R10.04] leads nowhere once it is renewed, and the log says why', async () => {
    const address = await addressOf(waiting);
    const wish = { ...at(), widget: WIDGET, version: waiting, reason: 'it was posted' };
    const renewed = await renewAddress(wish);
    expect(renewed).not.toBe(address);
    expect((await call('open', address)).status).toBe(404);
    expect((await call('open', renewed)).status).toBe(200);
    expect(await addressOf(waiting)).toBe(renewed);
    expect(await actsOf()).toContain(`address-renewed ${waiting} it was posted`);
  });
});
