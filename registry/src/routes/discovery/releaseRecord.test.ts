import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { ANSWER_SIGNATURE, isSignedAnswer } from 'server-kit/release/releaseKeys';
import { discovery } from 'shared-contracts/release';
import { publishWidget, rollbackWidget } from '../../client/index.ts';
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

async function publish(version: string) {
  const folder = await aBuiltWidget({ version });
  return publishWidget({ registryUrl: registry.url, token, folder });
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
