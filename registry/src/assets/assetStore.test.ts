import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { openDisk } from 'server-kit/files/openDisk';
import { openAssetStore } from './assetStore.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assets-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function openStore() {
  return openAssetStore(await openDisk(folder, { endpoint: undefined, region: 'us-east-1' }));
}

/** The disk refuses the second file: the first one stands where its folder would be. */
const UNWRITABLE = new Map([
  ['a', Buffer.from('a')],
  ['a/b', Buffer.from('b')],
]);

describe('the store of the files of versions', () => {
  it('[R10.04] keeps nothing of a version of which a file cannot be written', async () => {
    const store = await openStore();
    await store.writeVersion('mf-x', '1.0.0', new Map([['a', Buffer.from('a')]]), () => {});
    await expect(store.writeVersion('mf-x', '1.1.0', UNWRITABLE, () => {})).rejects.toThrow();
    expect(existsSync(join(folder, 'mf-x/1.1.0'))).toBe(false);
    expect(existsSync(join(folder, 'mf-x/1.0.0/a'))).toBe(true);
  });

  it('[R10.04] leaves the files of a version to the publish that has it by now', async () => {
    const store = await openStore();
    let files = 0;
    const mayWrite = () => {
      files += 1;
      if (files > UNWRITABLE.size) throw new Error('another publish has the version');
    };
    await expect(store.writeVersion('mf-x', '1.1.0', UNWRITABLE, mayWrite)).rejects.toThrow();
    expect(existsSync(join(folder, 'mf-x/1.1.0/a'))).toBe(true);
  });

  it('[R10.02] keeps each file that browsers load packed as well, and no other', async () => {
    const store = await openStore();
    const names = ['widget.js', 'widget.css', 'map.svg', 'map.png', 'server/widget.cjs'];
    const files = new Map(names.map((name) => [name, Buffer.from(`/* ${name} */`)]));
    await store.writeVersion('mf-x', '1.0.0', files, () => {});
    const written = await readdir(join(folder, 'mf-x/1.0.0'));
    expect(written.filter((name) => name.endsWith('.br')).toSorted()).toEqual([
      'map.svg.br',
      'widget.css.br',
      'widget.js.br',
    ]);
    const packed = await readFile(join(folder, 'mf-x/1.0.0/widget.js.br'));
    expect(brotliDecompressSync(packed).toString()).toBe('/* widget.js */');
  });

  it('[R10.04] packs the files of a version again that are not packed, or wrongly', async () => {
    const store = await openStore();
    const files = new Map(['a.js', 'b.js'].map((name) => [name, Buffer.from(name)]));
    await store.writeVersion('mf-x', '1.0.0', files, () => {});
    const [lost, damaged] = [...files.keys()].map((name) => join(folder, `mf-x/1.0.0/${name}.br`));
    await rm(String(lost));
    await writeFile(String(damaged), 'damaged');
    await store.restoreVersion('mf-x', '1.0.0', files);
    for (const [name, content] of files)
      expect(
        brotliDecompressSync(await readFile(join(folder, `mf-x/1.0.0/${name}.br`))).equals(content),
      ).toBe(true);
  });
});
