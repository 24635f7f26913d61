import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { ANSWER_SIGNATURE, isSignedAnswer } from 'server-kit/release/releaseKeys';
import { discovery } from 'shared-contracts/release';
import { publishWidget, raiseWidget, rollbackWidget, startWidget } from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../../testing/aRunningRegistry.ts';

const NAME = 'mf-results';
const token = TOKENS[NAME];
const FIRST = generateKeyPairSync('ed25519');
const SECOND = generateKeyPairSync('ed25519');

let key: KeyObject;
let now: number;
let registry: RunningRegistry;
beforeEach(async () => {
  key = FIRST.privateKey;
  now = Date.UTC(2026, 10, 23);
  registry = await aRunningRegistry({ releaseKey: () => key, clock: () => now });
});
afterEach(() => registry.stop());

async function publish(version: string, canary?: number) {
  const folder = await aBuiltWidget({ version });
  return publishWidget({ registryUrl: registry.url, token, folder, canary });
}
async function hold(kind: '' | 'frozen' | 'pinned') {
  const wish = { hold: kind, reason: 'a fair' };
  await registry.call('PUT', `/widgets/${NAME}/hold`, TOKENS.operator, wish);
}
function team() {
  return { registryUrl: registry.url, token, name: NAME, reason: 'x' };
}
async function heldNow() {
  return (await ask()).record.holds?.[NAME];
}
async function ask() {
  const response = await fetch(`${registry.url}/discovery`);
  const body = await response.text();
  return {
    body,
    record: discovery.parse(JSON.parse(body)).record!,
    signature: response.headers.get(ANSWER_SIGNATURE) ?? '',
  };
}

it('[R10.04] signs what is live, and the new key signs as soon as it is there', async () => {
  await publish('1.0.0');
  const { body, signature } = await ask();
  expect(isSignedAnswer([FIRST.publicKey], body, signature)).toBe(true);
  expect(isSignedAnswer([FIRST.publicKey], `${body} `, signature)).toBe(false);
  key = SECOND.privateKey;
  const next = await ask();
  expect(isSignedAnswer([FIRST.publicKey], next.body, next.signature)).toBe(false);
  expect(isSignedAnswer([SECOND.publicKey], next.body, next.signature)).toBe(true);
});

it('[R10.04] numbers its answers by its acts, and lists what was taken back', async () => {
  await publish('1.0.0');
  const first = await ask();
  expect(first.record).toMatchObject({ serial: 1, withdrawn: {} });
  expect((await ask()).body).toBe(first.body);
  await publish('1.1.0');
  await rollbackWidget({ registryUrl: registry.url, token, name: NAME, reason: 'no prices' });
  const { record } = await ask();
  expect(record).toMatchObject({ serial: 3, withdrawn: { [NAME]: ['1.1.0'] } });
});

it('[R10.04] dates its answers, and renews one long before its time is over', async () => {
  await publish('1.0.0');
  const first = await ask();
  expect(first.record).toMatchObject({ issuedAt: now, expiresAt: now + 3_600_000 });
  now += 1_799_999;
  expect((await ask()).body).toBe(first.body);
  now += 1;
  expect((await ask()).record).toEqual({
    ...first.record,
    issuedAt: now,
    expiresAt: now + 3_600_000,
  });
});

it('[R10.04] says what is held since which act, and which version came first', async () => {
  await publish('1.0.0');
  await publish('1.1.0', 20);
  expect((await ask()).record.holds).toEqual({});
  await hold('frozen');
  const order = { '1.0.0': 1, '1.1.0': 2 };
  expect(await heldNow()).toEqual({ hold: 'frozen', since: 3, order });
  // going back renews no freeze
  await raiseWidget({ ...team(), traffic: 10 });
  await rollbackWidget(team());
  expect(await heldNow()).toEqual({ hold: 'frozen', since: 3, order: { '1.0.0': 1 } });
  await hold('');
  await hold('frozen');
  expect(await heldNow()).toMatchObject({ since: 7 });
});

it('[R10.04] renews a pin with each act that moves the widget by name, and with no other', async () => {
  await publish('1.0.0');
  await hold('pinned');
  await publish('1.1.0');
  expect(await heldNow()).toEqual({ hold: 'pinned', since: 2, order: { '1.0.0': 1 } });
  await rollbackWidget({ ...team(), version: '1.1.0' });
  expect(await heldNow()).toMatchObject({ since: 4, order: { '1.0.0': 1, '1.1.0': 2 } });
  await publish('1.2.0');
  await startWidget({ ...team(), version: '1.2.0', traffic: 10 });
  expect(await heldNow()).toMatchObject({ since: 6 });
  await raiseWidget({ ...team(), traffic: 50 });
  expect(await heldNow()).toMatchObject({ since: 7 });
});

it('[R10.04] signs the shared ranges of every live version with what is live', async () => {
  await publish('1.0.0');
  const { body, signature } = await ask();
  const [live] = discovery.parse(JSON.parse(body)).microFrontends[NAME] ?? [];
  const [path, range] = Object.entries(live!.extras.manifest.shared)[0]!;
  const changed = body.replace(`"${path}":"${range}"`, `"${path}":"*"`);
  expect(changed).not.toBe(body);
  expect(isSignedAnswer([FIRST.publicKey], changed, signature)).toBe(false);
});
