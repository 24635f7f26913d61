/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parsePublicKeys } from 'server-kit/release/publicKeys';
import type { WidgetManifest } from 'shared-contracts/widget';
import { aDiscovery, aLiveVersion, aManifest, hashOf } from '../../testing/builders.ts';
import { chooseRelease } from '../releases/chooseRelease.ts';
import { pagePolicy } from '../security/contentSecurityPolicy.ts';
import { previews } from './previews.ts';

type Reply = { readonly status?: number; readonly location?: string; readonly body?: unknown };
const servers: Server[] = [];
async function serve(answer: (request: IncomingMessage) => Reply) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const { status = 200, location, body = {} } = answer(request);
    response
      .writeHead(status, {
        'content-type': 'application/json',
        ...(location !== undefined && { location }),
      })
      .end(JSON.stringify(body));
  });
  servers.push(server);
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const EXPIRES = '2026-11-21T00:00:00.000Z';
const built = aManifest({ version: '1.0.0-dabc', global: 'mf_results_1_0_0_dabc' });

/** Reads a session that the registry knows as a preview of `address`. */
async function read(address: string, { isDevelopment = true } = {}) {
  const registry = await serve(() => ({
    body: {
      expires: EXPIRES,
      live: [],
      gone: [],
      local: { widget: 'mf-results', address, slots: ['results'], config: { perPage: 9 } },
    },
  }));
  const problems: unknown[] = [];
  const shown = previews({
    registryUrl: registry.url,
    keys: () => undefined,
    isDevelopment,
    onNoBuild: (error) => problems.push(error),
  });
  return { shown: await shown.read('session'), again: () => shown.read('session'), problems };
}
function building(manifest: Partial<WidgetManifest>) {
  return serve(() => ({ body: { ...built, ...manifest } }));
}

describe('a preview of several versions', () => {
  const gone = { widget: 'mf-ads', version: '2.0.0' };
  const live = [aLiveVersion(), aLiveVersion(aManifest({ name: 'mf-course', version: '1.1.0' }))];
  const ask = async (answer: object, keys?: object) => {
    const registry = await serve(() => ({
      body: { session: 'a.b', expires: EXPIRES, gone: [], ...answer },
    }));
    return previews({
      registryUrl: registry.url,
      keys: () => (keys ? parsePublicKeys(JSON.stringify(keys)) : undefined),
      isDevelopment: false,
    });
  };

  it('[R10.04] names each, and those that were taken back meanwhile', async () => {
    const shown = await (await ask({ live, gone: [gone] })).read('session');
    expect(shown?.shown.map(({ widget, version, live: is }) => [widget, version, !!is])).toEqual([
      ['mf-results', '1.0.0', true],
      ['mf-course', '1.1.0', true],
      ['mf-ads', '2.0.0', false],
    ]);
  });

  it('[R10.05] shows none of them if one is not signed by its team', async () => {
    const key = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'der' });
    const own = await ask({ live }, { 'mf-course': [key.toString('base64')] });
    expect(await own.read('session')).toBeUndefined();
    expect(await own.open({ token: 'a.b' })).toBeUndefined();
  });
});

describe('a preview of a local address', () => {
  it('[R10.04] shows the present build at that address, with the slots and settings of the live version', async () => {
    const manifests = [built, { ...built, version: '1.0.0-ddef' }];
    const { url } = await serve(() => ({ body: manifests.shift() }));
    const { shown, again } = await read(url);
    expect(shown).toMatchObject({
      expires: EXPIRES,
      shown: [
        {
          widget: 'mf-results',
          address: url,
          live: {
            url: `${url}remoteEntry.js`,
            metadata: { version: '1.0.0-dabc', integrity: hashOf('remoteEntry.js') },
          },
        },
      ],
    });
    expect((await again())?.shown[0]?.live?.metadata.version).toBe('1.0.0-ddef');
  });

  it('[R10.04] is rendered by the browser, with the stable version as stand-in; the policy allows its origin', async () => {
    const { url } = await building({});
    const { shown } = await read(url);
    const live = shown?.shown[0]?.live;
    if (!live) throw new Error('The preview shows no build');
    const { set, manifests } = chooseRelease(aDiscovery(aLiveVersion()), {
      instead: { 'mf-results': live },
    });
    expect(set.widgets['mf-results']).toMatchObject({
      why: 'preview',
      entry: `${url}remoteEntry.js`,
      config: { perPage: 9 },
      lastGood: { entry: '/remotes/mf-results/1.0.0/remoteEntry.js' },
    });
    expect([...manifests.keys()]).toEqual([]);
    const parts = (release: typeof set) =>
      pagePolicy({ scripts: [], styles: [] }, release).split('; ');
    const origin = url.slice(0, -1);
    const usual = parts(chooseRelease(aDiscovery(aLiveVersion())).set);
    expect(parts(set).filter((part) => !usual.includes(part))).toEqual([
      `style-src 'self' ${origin}`,
      `img-src 'self' data: ${origin}`,
      `connect-src 'self' ${origin}`,
      expect.stringMatching(/^trusted-types .* mf-results@1\.0\.0-dabc mf-results@1\.0\.0$/),
    ]);
  });

  it('[R10.04] shows and fetches nothing in production, whatever the registry answers', async () => {
    const { url, asked } = await building({});
    expect((await read(url, { isDevelopment: false })).shown).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it.each([
    'http://10.0.0.1:3300/',
    'https://127.0.0.1:3300/',
    'http://evil.example:80/',
    'http://127.0.0.1:3300/?a',
    'http://127.0.0.1:3300',
  ])('[R10.04] shows nothing if the registry names %s', async (address) => {
    expect((await read(address)).shown).toBeUndefined();
  });

  it.each([
    ['the address answers 404', async () => serve(() => ({ status: 404 }))],
    ['the build is of another widget', async () => building({ name: 'mf-ads' })],
    ['the entry has no hash', async () => building({ files: {} })],
    ['the entry has another path', async () => building({ entry: '../remoteEntry.js' })],
    ['the answer is not a manifest', async () => serve(() => ({ body: ['x'] }))],
    [
      'the answer redirects',
      async () => {
        const { url } = await building({});
        return serve(() => ({ status: 302, location: `${url}widget.json` }));
      },
    ],
  ])('shows the published version and reports it if %s', async (_what, at) => {
    const { url } = await at();
    const { shown, problems } = await read(url);
    expect(shown).toEqual({
      expires: EXPIRES,
      shown: [{ widget: 'mf-results', version: '', address: url, live: undefined }],
    });
    expect(problems).toHaveLength(1);
  });
});
