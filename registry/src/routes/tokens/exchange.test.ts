import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type GenerateKeyPairResult, SignJWT } from 'jose';
import { parseIdentities } from '../../access/ciIdentity.ts';
import { exchangeIdentity, publishWidget } from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, type RunningRegistry } from '../../testing/aRunningRegistry.ts';

const NAME = 'mf-results';
const SUBJECT = 'repo:team/results:ref:refs/heads/main';
const AUDIENCE = 'https://registry.golf.example';
const QUARTER = 900_000;

let keys: GenerateKeyPairResult;
let strangersKeys: GenerateKeyPairResult;
let issuer: Server;
let url: string;
let isDown: boolean;
let now: number;
let registry: RunningRegistry;

beforeAll(async () => {
  keys = await generateKeyPair('RS256');
  strangersKeys = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: 'one', alg: 'RS256' };
  issuer = createServer((request, response) => {
    if (isDown) return response.writeHead(500).end();
    response.setHeader('content-type', 'application/json');
    return response.end(
      JSON.stringify(
        request.url === '/keys' ? { keys: [jwk] } : { issuer: url, jwks_uri: `${url}/keys` },
      ),
    );
  });
  await new Promise<void>((listening) => {
    issuer.listen(0, '127.0.0.1', listening);
  });
  url = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
});
afterAll(() => {
  issuer.close();
  issuer.closeAllConnections();
});
beforeEach(async () => {
  isDown = false;
  now = Date.UTC(2026, 10, 23);
  registry = await aRunningRegistry({
    clock: () => now,
    identities: [{ issuer: url, audience: AUDIENCE, subject: SUBJECT, widget: NAME }],
  });
});
afterEach(() => registry.stop());

interface Claims {
  readonly subject?: string;
  readonly audience?: string;
  readonly from?: string;
  readonly issuedAt?: number;
  readonly with?: GenerateKeyPairResult;
}
async function identity(claims: Claims = {}): Promise<string> {
  const seconds = (claims.issuedAt ?? now) / 1000;
  return new SignJWT({})
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(claims.from ?? url)
    .setSubject(claims.subject ?? SUBJECT)
    .setAudience(claims.audience ?? AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 600)
    .sign((claims.with ?? keys).privateKey);
}
function exchange(jwt: string, widget = NAME) {
  return exchangeIdentity({ registryUrl: registry.url, identity: jwt, widget });
}
async function publish(token: string, version = '1.0.0') {
  const folder = await aBuiltWidget({ version });
  return publishWidget({ registryUrl: registry.url, token, folder });
}

describe("the identity of a CI's job", () => {
  it('[R10.02] is exchanged for a token that publishes its widget for a quarter of an hour', async () => {
    const { id, token, expiresAt } = await exchange(await identity());
    expect(Date.parse(expiresAt)).toBe(now + QUARTER);
    expect(await publish(token)).toMatchObject({ live: true });
    now += QUARTER;
    await expect(publish(token, '1.1.0')).rejects.toThrow(
      'A bearer token of the widget is needed.',
    );
    const { body } = await registry.call('GET', `/widgets/${NAME}/audit`, '');
    expect(body).toMatchObject({
      acts: [
        { act: 'token-issued', who: `${SUBJECT} of ${new URL(url).host}` },
        { act: 'published', who: `${NAME}#${id}` },
      ],
    });
  });

  it('[R10.02] gives only the acts that the operator wrote down', async () => {
    const { token } = await exchange(await identity());
    const held = await registry.call('PUT', `/widgets/${NAME}/hold`, token, {
      hold: 'pinned',
      reason: 'x',
    });
    expect(held.status).toBe(403);
  });

  it.each<[string, () => Promise<string>]>([
    ['of another branch', () => identity({ subject: `${SUBJECT}2` })],
    ['for another registry', () => identity({ audience: 'https://other.example' })],
    ['that another key signed', () => identity({ with: strangersKeys })],
    ['of an issuer that nobody wrote down', () => identity({ from: 'https://evil.example' })],
    ['whose time is over', () => identity({ issuedAt: now - 700_000 })],
    [
      'without a signature',
      async () => {
        const [, claims = ''] = (await identity()).split('.');
        const header = Buffer.from('{"alg":"none"}').toString('base64url');
        return `${header}.${claims}.`;
      },
    ],
    ['that is no JWT', async () => 'x'],
  ])('[R10.02] is refused with 401 if it is one %s', async (_what, make) => {
    await expect(exchange(await make())).rejects.toMatchObject({
      status: 401,
      message: 'This identity may not act for this widget here.',
    });
  });

  it('[R10.02] counts for its own widget only', async () => {
    await expect(exchange(await identity(), 'mf-ads')).rejects.toMatchObject({ status: 401 });
  });

  it('[R10.02] is refused with 503 while its issuer is away, and counts as soon as it is back', async () => {
    isDown = true;
    await expect(exchange(await identity())).rejects.toMatchObject({ status: 503 });
    isDown = false;
    expect(await exchange(await identity())).toMatchObject({ token: expect.any(String) });
  });
});

it('[R10.02] identities in the settings need TLS, and have acts of a team only', () => {
  const known = {
    issuer: 'https://ci.example',
    audience: AUDIENCE,
    subject: SUBJECT,
    widget: NAME,
  };
  expect(parseIdentities(JSON.stringify([known]))).toHaveLength(1);
  for (const wrong of [
    { issuer: 'http://ci.example' },
    { acts: ['tokens'] },
    { widget: 'operator' },
    { subject: '' },
  ])
    expect(() => parseIdentities(JSON.stringify([{ ...known, ...wrong }]))).toThrow();
});
