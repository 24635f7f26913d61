/** @jest-environment node */
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aManifest } from '../../testing/builders.ts';
import { copiedStore } from './copiedStore.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copies-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A store with a few files that can go away. */
function aStore(files: Readonly<Record<string, string>>) {
  const state = { isAway: false, asked: 0 };
  return {
    state,
    read: async (key: string) => {
      state.asked += 1;
      if (state.isAway) throw new Error('ECONNREFUSED');
      const text = files[key];
      return text === undefined ? undefined : Buffer.from(text);
    },
  };
}

const KEY = 'mf-x/1.0.0/entry.js';

async function sizeOf(where: string): Promise<number> {
  const sizes = (await readdir(where)).map(async (name) => (await stat(join(where, name))).size);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

describe('the copies of the published files', () => {
  it('[R10.05] answer while the store is away, also for a server that has just started', async () => {
    const store = aStore({ [KEY]: 'var a;' });
    await copiedStore(store, { folder, bytes: 1000 }).read(KEY);
    store.state.isAway = true;
    const restarted = copiedStore(store, { folder, bytes: 1000 });
    expect(String(await restarted.read(KEY))).toBe('var a;');
    await expect(restarted.read('mf-x/1.0.0/other.js')).rejects.toThrow('ECONNREFUSED');
  });

  it('[R10.05] answer at once while the store is known to be away, and it is asked again soon', async () => {
    let time = 0;
    const store = aStore({ [KEY]: 'var a;' });
    const copied = copiedStore(store, { folder, bytes: 1000, now: () => time });
    await copied.read(KEY);
    store.state.isAway = true;
    for (let count = 0; count < 5; count += 1) await copied.read(KEY);
    expect(store.state.asked).toBe(2);
    store.state.isAway = false;
    time = 6000;
    await copied.read(KEY);
    await copied.read(KEY);
    expect(store.state.asked).toBe(4);
  });

  it('[R10.05] that a full disk does not take are missing, and nothing else', async () => {
    // nothing can be written below a file
    const file = join(folder, 'full');
    await writeFile(file, '');
    const copied = copiedStore(aStore({ [KEY]: 'var a;' }), { folder: file, bytes: 1000 });
    for (let count = 0; count < 2; count += 1)
      expect(String(await copied.read(KEY))).toBe('var a;');
  });

  it('[R10.05] are those of a whole version, but for its source maps, which no shell reads', async () => {
    const record = { integrity: '', bytes: 1 };
    const paths = ['entry.js', 'server/widget.cjs', 'maps/entry.js.map'];
    const files = Object.fromEntries(paths.map((path) => [path, record]));
    const store = aStore(Object.fromEntries(paths.map((path) => [`mf-x/1.0.0/${path}`, 'x'])));
    const copied = copiedStore(store, { folder, bytes: 1000 });
    await copied.keep({ ...aManifest(), name: 'mf-x', version: '1.0.0', files });
    store.state.isAway = true;
    expect(String(await copied.read('mf-x/1.0.0/server/widget.cjs'))).toBe('x');
    await expect(copied.read('mf-x/1.0.0/maps/entry.js.map')).rejects.toThrow('ECONNREFUSED');
  });

  it('do not answer for a file that the store no longer has', async () => {
    const files: Record<string, string> = { [KEY]: 'var a;' };
    const copied = copiedStore(aStore(files), { folder, bytes: 1000 });
    await copied.read(KEY);
    delete files[KEY];
    expect(await copied.read(KEY)).toBeUndefined();
  });

  it('take no more room than they may', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`mf-x/1.0.0/${index}.js`, 'x'.repeat(100)]),
    );
    const copied = copiedStore(aStore(files), { folder, bytes: 1000 });
    for (const key of Object.keys(files)) {
      await copied.read(key);
      expect(await sizeOf(folder)).toBeLessThanOrEqual(1000);
    }
    expect(await sizeOf(folder)).toBeGreaterThan(500);
  });
});
