import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { fetchDiscovery, publishWidget } from '../../client/index.ts';
import { aBuiltWidget, widgetFiles } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../../testing/aRunningRegistry.ts';
import { aTarFile, tarOf } from '../../testing/aTarFile.ts';

let registry: RunningRegistry;
beforeEach(async () => {
  registry = await aRunningRegistry();
});
afterEach(() => registry.stop());

async function publish(
  wish?: Parameters<typeof aBuiltWidget>[0],
  token: string = TOKENS['mf-results'],
) {
  return publishWidget({ registryUrl: registry.url, token, folder: await aBuiltWidget(wish) });
}
async function liveVersions(name = 'mf-results') {
  return (
    (await fetchDiscovery({ registryUrl: registry.url })).discovery.microFrontends[name]
      ?.filter(({ deployment }) => deployment.traffic > 0)
      .map(({ metadata }) => metadata.version) ?? []
  );
}
async function said(response: Response) {
  return `${response.status} ${((await response.json()) as { message: string }).message}`;
}

describe('publishing', () => {
  it('[R10.04] makes a new version live for everyone, with its files in the asset store', async () => {
    expect(await publish()).toMatchObject({
      version: '1.0.0',
      live: true,
      traffic: 100,
      unchanged: false,
    });
    expect(await publish({ version: '1.1.0' })).toMatchObject({ version: '1.1.0', live: true });

    expect(await liveVersions()).toEqual(['1.1.0']);
    const folder = join(registry.assets, 'mf-results/1.1.0');
    expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
      'remoteEntry.js',
      'server',
      'server/widget.cjs',
      'widget.json',
    ]);
    expect(await readFile(join(folder, 'remoteEntry.js'), 'utf8')).toBe('/* mf-results 1.1.0 */');
    expect(await readdir(join(registry.assets, 'mf-results'))).toEqual(['1.0.0', '1.1.0']);
  });

  it('[R10.04] answers "unchanged" to the same version again, also from another commit', async () => {
    await publish();
    expect(await publish({ manifest: { commit: 'fff0000' } })).toMatchObject({
      unchanged: true,
      live: true,
    });
  });

  it('[R10.04] brings back files that were lost, when the same version is published again', async () => {
    await publish();
    await rm(join(registry.assets, 'mf-results'), { recursive: true });
    expect(await publish()).toMatchObject({ unchanged: true });
    expect(await readFile(join(registry.assets, 'mf-results/1.0.0/remoteEntry.js'), 'utf8')).toBe(
      '/* mf-results 1.0.0 */',
    );
  });

  it("[R10.05] does not let one widget take another's slot", async () => {
    await publish({ manifest: { slots: ['results'] } });
    await expect(
      publish({ name: 'mf-ads', manifest: { slots: ['results'] } }, TOKENS['mf-ads']),
    ).rejects.toThrow('The slot results belongs to mf-results.');
  });

  it('[R10.04] never changes a published version', async () => {
    await publish();
    await expect(publish({ files: { 'remoteEntry.js': '/* changed */' } })).rejects.toThrow(
      /1\.0\.0 is published already, with other content/,
    );
    await expect(publish({ manifest: { slots: ['side'] } })).rejects.toThrow(/published already/);
    expect(await readFile(join(registry.assets, 'mf-results/1.0.0/remoteEntry.js'), 'utf8')).toBe(
      '/* mf-results 1.0.0 */',
    );
  });

  it('[R10.04] keeps what is live over a restart', async () => {
    await publish();
    await registry.restart();
    expect(await liveVersions()).toEqual(['1.0.0']);
    expect(await publish()).toMatchObject({ unchanged: true });
  });

  it('[R10.02] asks for the token of that very widget', async () => {
    const body = tarOf(widgetFiles());
    expect(await said(await registry.post('mf-results', body, ''))).toBe(
      '401 A bearer token of the widget is needed.',
    );
    expect(await said(await registry.post('mf-results', body, 'a-token-of-nobody-at-all'))).toBe(
      '401 A bearer token of the widget is needed.',
    );
    expect(await said(await registry.post('mf-results', body, TOKENS['mf-ads']))).toBe(
      '403 This token may publish mf-ads only.',
    );
    expect(await said(await registry.post('mf-ads', body, TOKENS['mf-ads']))).toBe(
      '422 This is mf-results, not mf-ads.',
    );
    expect(await liveVersions()).toEqual([]);
  });

  it('[R10.05] refuses a widget of a contract that this registry does not know', async () => {
    await expect(publish({ manifest: { contract: 99 } })).rejects.toThrow(
      'Contract version 99 is not known here; 1 is.',
    );
  });

  it('[R10.04] lets the last of many publishes at once be live, and loses none', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, patch) => publish({ version: `1.0.${patch}` })),
    );
    const { versions } = (await (
      await fetch(`${registry.url}/widgets/mf-results/versions`)
    ).json()) as { versions: { version: string; live: boolean }[] };
    expect(versions).toHaveLength(8);
    expect(versions.filter(({ live }) => live)).toEqual([versions[0]]);
  });

  it('[R10.04] takes the same version from two publishers at once only once', async () => {
    const replies = await Promise.all([publish(), publish(), publish()]);
    expect(replies.map(({ unchanged }) => unchanged).toSorted()).toEqual([false, true, true]);
  });
});

describe('what cannot be published', () => {
  const files = widgetFiles();
  const cases: [string, () => Buffer, string][] = [
    ['a body that is no gzip file', () => Buffer.from('hello'), '400 The body is no gzip file.'],
    ['a gzip file that is no tar', () => gzipSync('hello'), '400 The body is no tar file'],
    ['an archive in an archive', () => gzipSync(tarOf(files)), '400 The body is packed twice.'],
    [
      'a file above its folder',
      () => aTarFile([{ path: '../../shell/server.js' }]),
      '400 "../../shell/server.js" is no path',
    ],
    ['an absolute path', () => aTarFile([{ path: '/etc/passwd' }]), '400 "/etc/passwd" is no path'],
    [
      'a path with a backslash',
      () => aTarFile([{ path: '..\\evil.js' }]),
      '400 "..\\\\evil.js" is no path',
    ],
    ['a hidden file', () => aTarFile([{ path: '.env' }]), '400 ".env" is no path'],
    [
      'a link',
      () => aTarFile([{ path: 'remoteEntry.js', type: 'SymbolicLink', linkpath: '/etc/passwd' }]),
      '400 remoteEntry.js is a SymbolicLink',
    ],
    [
      'a file twice',
      () => aTarFile([{ path: 'a.js' }, { path: 'a.js' }]),
      '400 a.js is there twice.',
    ],
    [
      'a file that is too large',
      () => aTarFile([{ path: 'a.js', content: Buffer.alloc(9 * 1024 * 1024) }]),
      '413 a.js is larger than',
    ],
    [
      'a small body that unpacks to too much',
      () => gzipSync(Buffer.alloc(64 * 1024 * 1024)),
      '413 The widget is larger than',
    ],
    [
      'too many files',
      () => aTarFile(Array.from({ length: 501 }, (_, at) => ({ path: `${at}.js` }))),
      '413 The widget has more than 500 files.',
    ],
    [
      'no widget.json',
      () => tarOf({ 'remoteEntry.js': '' }),
      '422 There is no widget.json at the root.',
    ],
    [
      'a widget.json that is no JSON',
      () => tarOf({ ...files, 'widget.json': '{' }),
      '422 widget.json is no JSON.',
    ],
    [
      'a widget.json without its fields',
      () => tarOf({ ...files, 'widget.json': '{"name":"mf-results"}' }),
      '422 widget.json: version',
    ],
    [
      'a file with another hash',
      () => tarOf({ ...files, 'remoteEntry.js': '/* mf-results 1.0.1 */' }),
      '422 remoteEntry.js is not the file of widget.json',
    ],
    [
      'a file without a hash',
      () =>
        tarOf({
          ...files,
          'widget.json': files['widget.json']!.replace(/"integrity":"[^"]*",/, ''),
        }),
      '422 widget.json: files.remoteEntry.js.integrity',
    ],
    [
      'a file that widget.json does not name',
      () => tarOf({ ...files, 'extra.js': '' }),
      '422 extra.js was sent and does not stand',
    ],
    [
      'a file that was not sent',
      () => tarOf({ 'widget.json': files['widget.json']! }),
      '422 remoteEntry.js stands in widget.json and was not sent.',
    ],
    [
      'an entry that is no file',
      () => tarOf(widgetFiles({ manifest: { entry: 'gone.js' } })),
      '422 widget.json names gone.js',
    ],
  ];

  it.each(cases)('[R10.04] refuses %s', async (_, body, answer) => {
    expect(await said(await registry.post('mf-results', body()))).toContain(answer);
    expect(await liveVersions()).toEqual([]);
  });

  it('[R10.04] leaves nothing of an interrupted publish in the next one', async () => {
    await publish({ version: '2.0.0', files: { 'old.js': 'left over' } });
    await registry.stop();
    registry = await aRunningRegistry();
    const { mkdir, writeFile } = await import('node:fs/promises');
    await mkdir(join(registry.assets, 'mf-results/2.0.0'), { recursive: true });
    await writeFile(join(registry.assets, 'mf-results/2.0.0/old.js'), 'left over');
    await publish({ version: '2.0.0' });
    expect(await readdir(join(registry.assets, 'mf-results/2.0.0'))).toEqual([
      'remoteEntry.js',
      'server',
      'widget.json',
    ]);
  });
});
