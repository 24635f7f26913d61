import { createHash } from 'node:crypto';
import {
  publishWidget,
  readAddress,
  readStatus,
  readVersionAddress,
  rollbackWidget,
} from '../../client/index.ts';
import { readPreviewToken, toPreviewToken } from '../../preview/previewToken.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../../testing/aRunningRegistry.ts';

/** How the audit log names the operator's token. */
const WHO = `operator#${createHash('sha256').update(TOKENS.operator).digest('hex').slice(0, 8)}`;

const PREVIEWS = '/widgets/mf-results/previews';

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

async function issue(token: string = TOKENS.operator, version = '1.0.0') {
  return registry.call('POST', PREVIEWS, token, {
    version,
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
        live: [{ metadata: { version: '1.0.0' } }],
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
    ).toMatchObject({ live: [{ metadata: { version: '1.0.0' } }] });
    const { body } = await registry.call('GET', '/widgets/mf-results/audit', TOKENS.operator);
    expect(
      (body['acts'] as { who: string; act: string; why: string }[])
        .slice(2)
        .map(({ who, act, why }) => `${who} ${act} ${why}`),
    ).toEqual([`${WHO} preview-issued for 30 minutes. for the board`, 'registry preview-used ']);
  });

  it('[R10.04] cannot be issued by the team of another widget, and its link is not a session', async () => {
    expect((await issue(TOKENS['mf-ads'])).status).toBe(403);
    expect((await issue(TOKENS['mf-results'])).status).toBe(200);
    const {
      body: { token },
    } = await issue();
    expect((await registry.call('POST', '/previews/read', '', { token })).status).toBe(410);
    // another letter in the midst: the last ones of a signature may mean the same
    const other = String(token).replace(/.(?=.{9}$)/, (letter) => (letter === 'x' ? 'y' : 'x'));
    expect((await open(other)).status).toBe(410);
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

describe('a preview of several widgets', () => {
  const ADS = { widget: 'mf-ads', version: '2.0.0' };
  const event = (field: string) => ({
    version: 1,
    schema: { type: 'object', properties: { [field]: { type: 'string' } }, required: [field] },
  });
  async function publishAds(version: string, sent = {}) {
    const manifest = { slots: ['right_ad'], events: { sent, heard: {} } };
    return publishWidget({
      registryUrl: registry.url,
      token: TOKENS['mf-ads'],
      folder: await aBuiltWidget({ name: 'mf-ads', version, manifest }),
      unreleased: true,
    });
  }
  beforeEach(() => publishAds(ADS.version));

  const keyOfAds = async () => {
    const wish = { registryUrl: registry.url, token: TOKENS['mf-ads'], ...ADS };
    return readVersionAddress(await readAddress(wish))?.key;
  };
  function issueOf(also: readonly object[], token: string = TOKENS['mf-results']) {
    return registry.call('POST', PREVIEWS, token, {
      version: '1.1.0',
      also,
      minutes: 30,
      reason: 'the whole of it',
    });
  }
  const logOf = async (name: string) => {
    const { acts } = await readStatus({ registryUrl: registry.url, name });
    return acts.map(({ act, version, why }) => `${act} ${version} ${why}`.trim());
  };

  it('[R10.04] is one link of a team that was given the address of the other, and stands in both logs', async () => {
    const issued = await issueOf([{ ...ADS, key: await keyOfAds() }]);
    expect(issued).toMatchObject({ status: 200, body: { warnings: [] } });
    expect(issued.body['url']).toBe(
      `https://golf.example/preview?token=${String(issued.body['token'])}`,
    );
    const opened = await open(issued.body['token']);
    expect(opened.body).toMatchObject({
      live: [
        { extras: { manifest: { name: 'mf-results' } }, metadata: { version: '1.1.0' } },
        {
          extras: { manifest: { name: 'mf-ads' }, slots: ['right_ad'] },
          metadata: { version: '2.0.0' },
        },
      ],
    });
    expect((await open(issued.body['token'])).status).toBe(410);
    const issuedWith = (id: string) =>
      expect.stringMatching(new RegExp(`^preview-issued \\S+ with ${id} for 30 minutes`));
    expect((await logOf('mf-results')).slice(-2)).toEqual([
      issuedWith('mf-ads@2.0.0'),
      'preview-used 1.1.0',
    ]);
    expect((await logOf('mf-ads')).slice(-2)).toEqual([
      issuedWith('mf-results@1.1.0'),
      'preview-used 2.0.0',
    ]);
  });

  it("[R10.04] is refused to a team that has no key of the other's address; an operator needs none", async () => {
    for (const key of ['', 'asp_V1_guess', undefined])
      expect(await issueOf([{ ...ADS, key }])).toMatchObject({
        status: 403,
        body: { message: expect.stringContaining("mf-ads 2.0.0 is another team's") },
      });
    expect((await issueOf([ADS], TOKENS.operator)).status).toBe(200);
  });

  it('[R10.04] is refused for what was never published, was taken back, or stands twice', async () => {
    const operator = TOKENS.operator;
    expect((await issueOf([{ ...ADS, version: '9.0.0' }], operator)).status).toBe(404);
    expect((await issueOf([ADS, ADS], operator)).status).toBe(400);
    expect((await issueOf([{ ...ADS, widget: 'mf-results' }], operator)).status).toBe(400);
    await rollbackWidget({
      registryUrl: registry.url,
      token: TOKENS['mf-results'],
      name: 'mf-results',
      reason: 'no prices',
    });
    expect(await issueOf([ADS], operator)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('mf-results 1.1.0 was taken back') },
    });
    expect((await issue(operator, '1.1.0')).status).toBe(409);
  });

  it('[R10.04] shows what is left of it once one of its versions was taken back', async () => {
    const { body } = await issueOf([ADS], TOKENS.operator);
    const { session } = (await open(body['token'])).body;
    await rollbackWidget({
      registryUrl: registry.url,
      token: TOKENS['mf-results'],
      name: 'mf-results',
      reason: 'no prices',
    });
    const read = await registry.call('POST', '/previews/read', '', { token: session });
    expect(read.body).toMatchObject({
      live: [{ metadata: { version: '2.0.0' } }],
      gone: [{ widget: 'mf-results', version: '1.1.0' }],
    });
  });

  it('[R10.04][R10.03] says when it is issued what one version sends and the other cannot read', async () => {
    const heard = { 'ads:shown': event('text') };
    await publishWidget({
      registryUrl: registry.url,
      token: TOKENS['mf-results'],
      folder: await aBuiltWidget({ version: '1.2.0', manifest: { events: { sent: {}, heard } } }),
      unreleased: true,
    });
    await publishAds('2.1.0', { 'ads:shown': event('by') });
    await publishAds('2.2.0', { 'ads:shown': event('text') });
    const warningsBeside = async (version: string) => {
      const { body } = await registry.call('POST', PREVIEWS, TOKENS.operator, {
        version: '1.2.0',
        also: [{ widget: 'mf-ads', version }],
        reason: 'together',
      });
      return body['warnings'];
    };
    expect(await warningsBeside('2.1.0')).toEqual([
      'ads:shown: mf-results@1.2.0 would break, text is read and not sent (sent by mf-ads@2.1.0).',
    ]);
    expect(await warningsBeside('2.0.0')).toEqual([
      'ads:shown is heard by mf-results@1.2.0, but no widget sends it.',
      'ads:shown: mf-results@1.2.0 would break, it hears this event but mf-ads@2.0.0 does not send it.',
    ]);
    expect(await warningsBeside('2.2.0')).toEqual([]);
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

  it('[R10.04] shows a widget of which no version is live in a slot that is free, and says why there is no place for it', async () => {
    const beside = await aRunningRegistry({ hostSlots: ['main', 'guest'] });
    try {
      const folder = await aBuiltWidget();
      await publishWidget({ registryUrl: beside.url, token: TOKENS['mf-results'], folder });
      const issued = (slots: string[]) => issueOf(beside, { address: ADDRESS, slots }, 'mf-ads');
      const { status, body } = await issued(['guest']);
      expect(status).toBe(200);
      const opened = await beside.call('POST', '/previews/open', '', { token: body['token'] });
      // the slots are those of the build at the address
      expect(opened.body).toMatchObject({ local: { widget: 'mf-ads', slots: [] } });
      for (const [slot, why] of [
        ['main', 'The slot main belongs to mf-results.'],
        ['aside', 'No page has the slot aside. There are main, guest.'],
      ] as const)
        expect(await issued([slot])).toMatchObject({
          status: 409,
          body: {
            message: `${why} So this site has no place for mf-ads yet: name a free slot among the slots of its widget.json, or have the site add one.`,
          },
        });
    } finally {
      await beside.stop();
    }
  });

  it('[R10.04] is issued by nobody but an operator, and shown alone', async () => {
    const wish = { address: ADDRESS, minutes: 30, reason: 'at my desk' };
    expect((await registry.call('POST', PREVIEWS, TOKENS['mf-results'], wish)).status).toBe(403);
    const also = [{ widget: 'mf-ads', version: '2.0.0' }];
    expect((await issueOf(registry, { address: ADDRESS, also })).status).toBe(400);
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
