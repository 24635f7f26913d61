import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPackage } from '../catalogues/checkPackage.ts';
import { scaffold } from './scaffold.ts';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'scaffold-'));
});
afterEach(() => rm(root, { recursive: true }));

describe('a new widget', () => {
  it('[R10.02] is a whole package: every placeholder of the template is filled, and its texts fit in every language', async () => {
    expect(await scaffold({ name: 'tee-time', slot: 'guest', root })).toBe('mf-tee-time');
    const folder = join(root, 'mf-tee-time');
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
      (entry) => entry.isFile(),
    );
    expect(files.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'package.json',
        'widget.config.ts',
        'widget.tsx',
        'TeeTime.tsx',
        'TeeTime.test.tsx',
        'ko.json',
        'README.md',
      ]),
    );
    for (const { parentPath, name } of files)
      expect(`${name} ${await readFile(join(parentPath, name), 'utf8')}`).not.toMatch(
        /__[A-Z]+__|\.template/,
      );
    expect(await readFile(join(folder, 'src/store.ts'), 'utf8')).toContain('createTeeTimeStore');
    expect(await checkPackage('mf-tee-time', folder)).toEqual([]);
  });

  it('[R10.02] is refused for a slot that no page has', async () => {
    await expect(scaffold({ name: 'weather', slot: 'gest', root })).rejects.toThrow(
      /^No page has a slot gest\. There are .*guest/,
    );
  });

  it('[R10.02] never replaces a package that exists, and is refused for a name that cannot be one', async () => {
    await scaffold({ name: 'mf-weather', slot: 'guest', root });
    await expect(scaffold({ name: 'weather', slot: 'guest', root })).rejects.toThrow(
      'mf-weather exists already.',
    );
    for (const name of ['', 'Weather', '../weather', 'a b', '-x', 'x'.repeat(31)])
      await expect(scaffold({ name, slot: 'guest', root })).rejects.toThrow('is not a name');
  });
});
