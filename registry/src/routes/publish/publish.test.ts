import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { publishWidget } from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { widgetFiles } from '../../testing/widgetFiles.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../../testing/aRunningRegistry.ts';
import { aTarFile, tarOf } from '../../testing/aTarFile.ts';
import { liveVersions } from '../../testing/liveVersions.ts';

let registry: RunningRegistry;
beforeEach(async () => {
  registry = await aRunningRegistry();
});
afterEach(() => registry.stop());

async function publish(
  wish?: Parameters<typeof aBuiltWidget>[0],
  token: string = TOKENS['mf-results'],
  how: { readonly canary?: number; readonly dryRun?: boolean; readonly goingBack?: boolean } = {},
) {
  const folder = await aBuiltWidget(wish);
  return publishWidget({ registryUrl: registry.url, token, folder, ...how });
}
async function live() {
  const versions = await liveVersions(registry.url, 'mf-results');
  return versions.map(({ metadata }) => metadata.version);
}
async function said(response: Response) {
  return `${response.status} ${((await response.json()) as { message: string }).message}`;
}

describe('publishing', () => {
  it('[R10.04] gives a new version to all visitors and writes its files to the asset store', async () => {
    expect(await publish()).toMatchObject({
      version: '1.0.0',
      live: true,
      traffic: 100,
      unchanged: false,
    });
    expect(await publish({ version: '1.1.0' })).toMatchObject({ version: '1.1.0', live: true });

    expect(await live()).toEqual(['1.1.0']);
    const folder = join(registry.assets, 'mf-results/1.1.0');
    expect((await readdir(folder, { recursive: true })).toSorted()).toEqual([
      'remoteEntry.js',
      'remoteEntry.js.br',
      'server',
      'server/widget.cjs',
      'widget.json',
    ]);
    expect(await readFile(join(folder, 'remoteEntry.js'), 'utf8')).toBe('/* mf-results 1.1.0 */');
    expect(await readdir(join(registry.assets, 'mf-results'))).toEqual(['1.0.0', '1.1.0']);
  });

  it('[R10.04] answers "unchanged" to the same version, also from another commit', async () => {
    await publish();
    expect(await publish({ manifest: { commit: 'fff0000' } })).toMatchObject({
      unchanged: true,
      live: true,
    });
  });

  it('[R10.04] restores lost files when the same version is published again', async () => {
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

  it('[R10.04] keeps the live version after a restart', async () => {
    await publish();
    await registry.restart();
    expect(await live()).toEqual(['1.0.0']);
    expect(await publish()).toMatchObject({ unchanged: true });
  });

  it('[R10.02] needs the token of that widget', async () => {
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
    expect(await live()).toEqual([]);
  });

  it('[R10.05] refuses an unknown contract version', async () => {
    await expect(publish({ manifest: { contract: 99 } })).rejects.toThrow(
      'The registry does not know contract version 99, only 1.',
    );
  });

  it('[R10.04] records each of many publishes at once, and the last one is live', async () => {
    await Promise.all(
      Array.from({ length: 8 }, (_, build) => publish({ version: `1.0.0-b${build}` })),
    );
    const { versions } = (await (
      await fetch(`${registry.url}/widgets/mf-results/versions`)
    ).json()) as { versions: { version: string; live: boolean }[] };
    expect(versions).toHaveLength(8);
    expect(versions.filter((version) => version.live)).toEqual([versions[0]]);
  });

  it('[R10.04] creates a version once when several publishers send it at once', async () => {
    const replies = await Promise.all([publish(), publish(), publish()]);
    expect(replies.map(({ unchanged }) => unchanged).toSorted()).toEqual([false, true, true]);
  });
});

describe('a version that is lower than the one that visitors have', () => {
  const older = { version: '0.9.0' };
  beforeEach(() => publish({ version: '1.24.0' }));

  it('[R10.04] is refused with both numbers and the way out, and nothing changes', async () => {
    await expect(publish(older)).rejects.toThrow(
      'mf-results 0.9.0 is lower than 1.24.0, which visitors have. Choose a higher version number, or publish it with --going-back if that is meant.',
    );
    expect(await live()).toEqual(['1.24.0']);
  });

  it('[R10.04] is refused as a canary and by a dry run too', async () => {
    await expect(publish({ version: '1.9.0' }, undefined, { canary: 10 })).rejects.toThrow('lower');
    await expect(publish(older, undefined, { dryRun: true })).rejects.toThrow('lower');
  });

  it('[R10.04] is refused while another version is run, since it need not be run itself', async () => {
    await registry.stop();
    const renderer = join(import.meta.dirname, '../../../../shell/dist/server/renderer');
    registry = await aRunningRegistry({ renderer });
    await publish({ version: '1.24.0' });
    const ended: string[] = [];
    const endless = { version: '1.25.0', files: { 'server/widget.cjs': 'for (;;);' } };
    const other = publish(endless).catch(() => ended.push('the endless one'));
    await publish(older).catch(({ message }: Error) => ended.push(message));
    await other;
    expect(ended).toEqual([expect.stringContaining('lower'), 'the endless one']);
  }, 60_000);

  it('[R10.04] goes to the visitors where the team says that it is meant', async () => {
    expect(await publish(older, undefined, { goingBack: true })).toMatchObject({ live: true });
    expect(await live()).toEqual(['0.9.0']);
  });
});

describe('a publish', () => {
  const files = widgetFiles();
  const cases: [string, () => Buffer, string][] = [
    ['a body without gzip', () => Buffer.from('hello'), '400 The body is not a gzip file.'],
    ['a gzip file without tar', () => gzipSync('hello'), '400 The body is not a tar file'],
    ['an archive in an archive', () => gzipSync(tarOf(files)), '400 The body is packed twice.'],
    [
      'a file above its folder',
      () => aTarFile([{ path: '../../shell/server.js' }]),
      '400 "../../shell/server.js" is not a path',
    ],
    [
      'an absolute path',
      () => aTarFile([{ path: '/etc/passwd' }]),
      '400 "/etc/passwd" is not a path',
    ],
    [
      'a path with a backslash',
      () => aTarFile([{ path: '..\\evil.js' }]),
      '400 "..\\\\evil.js" is not a path',
    ],
    ['a hidden file', () => aTarFile([{ path: '.env' }]), '400 ".env" is not a path'],
    [
      'a link',
      () => aTarFile([{ path: 'remoteEntry.js', type: 'SymbolicLink', linkpath: '/etc/passwd' }]),
      '400 remoteEntry.js is a SymbolicLink',
    ],
    [
      'a file twice',
      () => aTarFile([{ path: 'a.js' }, { path: 'a.js' }]),
      '400 a.js is in the archive twice.',
    ],
    [
      'a large file',
      () => aTarFile([{ path: 'a.js', content: Buffer.alloc(9 * 1024 * 1024) }]),
      '413 a.js is larger than',
    ],
    [
      'a small body with large content',
      () => gzipSync(Buffer.alloc(64 * 1024 * 1024)),
      '413 The widget is larger than',
    ],
    [
      'too many files',
      () => aTarFile(Array.from({ length: 501 }, (_, at) => ({ path: `${at}.js` }))),
      '413 The widget has more than 500 files.',
    ],
    [
      'an archive without widget.json',
      () => tarOf({ 'remoteEntry.js': '' }),
      '422 The archive has no widget.json at its root.',
    ],
    [
      'a widget.json that is not JSON',
      () => tarOf({ ...files, 'widget.json': '{' }),
      '422 widget.json is not JSON.',
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
          'widget.json': files['widget.json'].replace(/"integrity":"[^"]*",/, ''),
        }),
      '422 widget.json: files.remoteEntry.js.integrity',
    ],
    [
      'a file that widget.json does not name',
      () => tarOf({ ...files, 'extra.js': '' }),
      '422 extra.js was sent but is not listed',
    ],
    [
      'a file that it packs itself',
      () => tarOf(widgetFiles({ files: { 'remoteEntry.js.br': 'packed' } })),
      '422 remoteEntry.js.br: the registry packs the files itself.',
    ],
    [
      'a file that was not sent',
      () => tarOf({ 'widget.json': files['widget.json'] }),
      '422 remoteEntry.js is listed in widget.json but was not sent.',
    ],
    [
      'a later style sheet without a file',
      () => tarOf(widgetFiles({ manifest: { laterStyles: ['later.css'] } })),
      '422 widget.json names later.css',
    ],
    [
      'an entry without a file',
      () => tarOf(widgetFiles({ manifest: { entry: 'gone.js' } })),
      '422 widget.json names gone.js',
    ],
  ];

  it.each(cases)('[R10.04] refuses %s', async (_, body, answer) => {
    expect(await said(await registry.post('mf-results', body()))).toContain(answer);
    expect(await live()).toEqual([]);
  });

  it('[R10.04] removes the files of an interrupted publish', async () => {
    await publish({ version: '2.0.0', files: { 'old.js': 'left over' } });
    await registry.stop();
    registry = await aRunningRegistry();
    const { mkdir, writeFile } = await import('node:fs/promises');
    await mkdir(join(registry.assets, 'mf-results/2.0.0'), { recursive: true });
    await writeFile(join(registry.assets, 'mf-results/2.0.0/old.js'), 'left over');
    await publish({ version: '2.0.0' });
    expect(await readdir(join(registry.assets, 'mf-results/2.0.0'))).toEqual([
      'remoteEntry.js',
      'remoteEntry.js.br',
      'server',
      'widget.json',
    ]);
  });
});
