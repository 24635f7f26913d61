/** @jest-environment node */
import { setImmediate } from 'node:timers/promises';
import { aManifest, hashOf } from '../../testing/builders.ts';
import type { AssetStore } from './assetStore.ts';
import { KEPT_VERSIONS, versionFilesReader } from './versionFiles.ts';

function storeOf(files: Record<string, string>): AssetStore {
  return {
    read: async (key) => {
      const file = files[key];
      return file === undefined ? undefined : Buffer.from(file);
    },
  };
}
const whole = {
  'mf-results/1.0.0/server/widget.cjs': 'server/widget.cjs',
  'mf-results/1.0.0/widget.css': 'widget.css',
};

describe('the files of a version on the server', () => {
  it('[R10.02] are the server bundle and the style sheets with their public addresses', async () => {
    expect(await versionFilesReader(storeOf(whole)).read(aManifest())).toEqual({
      serverBundle: 'server/widget.cjs',
      styles: [{ href: '/remotes/mf-results/1.0.0/widget.css', text: 'widget.css' }],
    });
  });

  it('are the later style sheets, too, where the version has some', async () => {
    const files = { ...whole, 'mf-results/1.0.0/later.css': 'later.css' };
    const record = { integrity: hashOf('later.css'), bytes: 9 };
    const manifest = aManifest({
      laterStyles: ['later.css'],
      files: { ...aManifest().files, 'later.css': record },
    });
    expect(await versionFilesReader(storeOf(files)).read(manifest)).toMatchObject({
      styles: [{ text: 'widget.css' }],
      laterStyles: [{ href: '/remotes/mf-results/1.0.0/later.css', text: 'later.css' }],
    });
  });

  it.each(['mf-results/1.0.0/server/widget.cjs', 'mf-results/1.0.0/widget.css'])(
    '[R10.05] are refused if the content of %s has changed',
    async (file) => {
      await expect(
        versionFilesReader(storeOf({ ...whole, [file]: 'changed' })).read(aManifest()),
      ).rejects.toThrow('does not fit its hash');
    },
  );

  it('[R10.05] are read again after a failure', async () => {
    const files: Record<string, string> = {};
    const { read } = versionFilesReader(storeOf(files));
    await expect(read(aManifest())).rejects.toThrow('missing from the asset store');
    Object.assign(files, whole);
    await expect(read(aManifest())).resolves.toBeDefined();
  });

  it('[R10.04] are kept for the last used versions', async () => {
    let reads = 0;
    const { read } = versionFilesReader({
      read: async (key) => {
        reads += 1;
        return Buffer.from(key.endsWith('.css') ? 'widget.css' : 'server/widget.cjs');
      },
    });
    const readMinor = (minor: number) => read(aManifest({ version: `1.${minor}.0` }));
    for (let minor = 0; minor <= KEPT_VERSIONS; minor += 1) await readMinor(minor);
    reads = 0;
    await readMinor(KEPT_VERSIONS);
    expect(reads).toBe(0);
    await readMinor(0);
    expect(reads).toBe(2);
  });

  it('[R10.05] are not waited for by pages after a short time, while the read goes on', async () => {
    const { promise: opened, resolve: open } = Promise.withResolvers<void>();
    let reads = 0;
    const files = versionFilesReader(
      {
        read: async (key) => {
          reads += 1;
          await opened;
          return storeOf(whole).read(key);
        },
      },
      10,
    );
    await expect(files.readSoon(aManifest())).rejects.toThrow('late');
    // the next page waits no more: nothing but promises passes before it knows
    const next = files.readSoon(aManifest()).catch(() => 'late');
    expect(await Promise.race([next, setImmediate('waits')])).toBe('late');
    expect(reads).toBe(2);
    open();
    expect(await files.read(aManifest())).toMatchObject({ serverBundle: 'server/widget.cjs' });
    await expect(files.readSoon(aManifest())).resolves.toBeDefined();
    expect(reads).toBe(2);
  });
});
