import { createHash } from 'node:crypto';
import { publishWidget } from '../../client/index.ts';
import { readPreviewToken, toPreviewToken } from '../../preview/previewToken.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../../testing/aRunningRegistry.ts';

/** How the audit log names the operator's token. */
const WHO = `operator#${createHash('sha256').update(TOKENS.operator).digest('hex').slice(0, 8)}`;

let registry: RunningRegistry;
beforeEach(async () => {
  registry = await aRunningRegistry();
  for (const version of ['1.0.0', '1.1.0'])
    await publishWidget({
      registryUrl: registry.url,
      token: TOKENS['mf-results'],
      folder: await aBuiltWidget({ version }),
    });
});
afterEach(() => registry.stop());

async function issue(token: string = TOKENS.operator) {
  return registry.call('POST', '/widgets/mf-results/previews', token, {
    version: '1.0.0',
    minutes: 30,
    reason: 'for the board',
  });
}
async function open(token: unknown) {
  return registry.call('POST', '/previews/open', '', { token });
}

describe('a preview', () => {
  it('[R10.04] is a link of an operator that opens once, for one browser, and is in the audit log', async () => {
    const {
      body: { token },
    } = await issue();
    const first = await open(token);
    expect(first).toMatchObject({
      status: 200,
      body: {
        live: { metadata: { version: '1.0.0' } },
        expires: expect.stringMatching(/^2026-11-20T23:30/),
      },
    });
    expect((await open(token)).status).toBe(410);
    expect(
      (
        await registry.call('POST', '/previews/read', '', {
          token: first.body['session'],
        })
      ).body,
    ).toMatchObject({ live: { metadata: { version: '1.0.0' } } });
    const { body } = await registry.call('GET', '/widgets/mf-results/audit', TOKENS.operator);
    expect(
      (body['acts'] as { who: string; act: string; why: string }[])
        .slice(2)
        .map(({ who, act, why }) => `${who} ${act} ${why}`),
    ).toEqual([`${WHO} preview-issued for 30 minutes. for the board`, 'registry preview-used ']);
  });

  it('[R10.04] cannot be issued by a team, and its link is not a session', async () => {
    expect((await issue(TOKENS['mf-results'])).status).toBe(403);
    const {
      body: { token },
    } = await issue();
    expect((await registry.call('POST', '/previews/read', '', { token })).status).toBe(410);
    expect((await open(`${String(token).slice(0, -2)}xx`)).status).toBe(410);
    expect((await open('nothing')).status).toBe(410);
  });

  it('[R10.04] expires', () => {
    const preview = {
      id: 'a',
      use: 'link',
      widget: 'mf-results',
      version: '1.0.0',
      expires: 1000,
    } as const;
    const token = toPreviewToken(preview, 'secret');
    expect(readPreviewToken(token, 'link', 'secret', 999)).toEqual(preview);
    expect(readPreviewToken(token, 'link', 'secret', 1000)).toBeUndefined();
    expect(readPreviewToken(token, 'link', 'other', 999)).toBeUndefined();
  });
});

describe('a preview of a local address', () => {
  const ADDRESS = 'http://127.0.0.1:3300/';
  const issueOf = (running: RunningRegistry, wish: object, name = 'mf-results') =>
    running.call('POST', `/widgets/${name}/previews`, TOKENS.operator, {
      minutes: 30,
      reason: 'at my desk',
      ...wish,
    });

  it('[R10.04] is a link like any other, and the audit log names its address', async () => {
    const {
      body: { token },
    } = await issueOf(registry, { address: 'http://127.0.0.1:3300' });
    const first = await open(token);
    expect(first.body).toMatchObject({
      local: { widget: 'mf-results', address: ADDRESS, slots: ['main'] },
      expires: expect.any(String),
    });
    expect((await open(token)).status).toBe(410);
    expect(
      (
        await registry.call('POST', '/previews/read', '', {
          token: first.body['session'],
        })
      ).body,
    ).toMatchObject({ local: { address: ADDRESS } });
    const { body } = await registry.call('GET', '/widgets/mf-results/audit', TOKENS.operator);
    expect(
      (body['acts'] as { act: string; version: string; why: string }[])
        .slice(2)
        .map(({ act, version, why }) => `${act} ${version}: ${why}`),
    ).toEqual([
      `preview-issued local: of ${ADDRESS} for 30 minutes. at my desk`,
      `preview-used local: of ${ADDRESS}`,
    ]);
  });

  it('[R10.04] needs an address of this machine, a live widget, and no version', async () => {
    for (const address of [
      'http://10.0.0.1:3300/',
      'https://127.0.0.1:3300/',
      'http://evil.example:80/',
    ])
      expect((await issueOf(registry, { address })).status).toBe(400);
    expect((await issueOf(registry, { address: ADDRESS, version: '1.0.0' })).status).toBe(400);
    expect((await issueOf(registry, {})).status).toBe(400);
    expect((await issueOf(registry, { address: ADDRESS }, 'mf-ads')).status).toBe(404);
  });

  it('[R10.04] is refused in production, and so are existing links and sessions', async () => {
    const links = await Promise.all(
      [1, 2].map(async () => (await issueOf(registry, { address: ADDRESS })).body['token']),
    );
    const {
      body: { session },
    } = await open(links[0]);
    await registry.restart('production');
    expect(await issueOf(registry, { address: ADDRESS })).toMatchObject({
      status: 403,
      body: { message: 'Production does not preview a local address.' },
    });
    expect((await open(links[1])).status).toBe(403);
    expect((await registry.call('POST', '/previews/read', '', { token: session })).status).toBe(
      403,
    );
    expect((await issueOf(registry, { version: '1.0.0' })).status).toBe(200);
  });
});
