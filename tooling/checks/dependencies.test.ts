import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { otherRuntime } from '../otherRuntime.mjs';

/** A package of `package-lock.json`. */
interface Locked {
  readonly version?: string;
  /** Where it comes from; absent for npm's own registry. */
  readonly resolved?: string;
  readonly integrity?: string;
  /** True for a package of this repository. */
  readonly link?: boolean;
}

const REGISTRY = 'https://registry.npmjs.org/';

/** Returns what is wrong with the packages that do not come from npm's registry by their hash. */
function unpinned(packages: Readonly<Record<string, Locked>>): readonly string[] {
  return Object.entries(packages).flatMap(([path, { resolved = REGISTRY, integrity, link }]) => {
    if (link === true || !path.includes('node_modules/')) return [];
    const isPinned = resolved.startsWith(REGISTRY) && (integrity ?? '').startsWith('sha512-');
    return isPinned ? [] : [path];
  });
}

it('every dependency is locked: one version from the registry of npm, with the SHA-512 of its file', () => {
  const lock = readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8');
  // npm writes this file; its form is npm's documentation
  const { packages } = JSON.parse(lock) as { packages: Readonly<Record<string, Locked>> };
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(unpinned(packages)).toEqual([]);
});

it.each([
  ['from a repository', { resolved: 'git+ssh://git@github.com/a/b.git', integrity: 'sha512-a' }],
  ['without a hash', { version: '1.0.0' }],
  ['with a weak hash', { integrity: 'sha1-a' }],
])('a dependency %s is named', (_how, locked) => {
  expect(unpinned({ 'node_modules/a': locked })).toEqual(['node_modules/a']);
});

describe('the program of Node', () => {
  const read = (file: string): unknown =>
    JSON.parse(readFileSync(join(repositoryRoot, file), 'utf8'));

  it('is the one whose hash stands in tooling/runtime.json, in the version of package.json', () => {
    const { devDependencies } = read('package.json') as { devDependencies: { node: string } };
    const { version, sha256 } = read('tooling/runtime.json') as {
      version: string;
      sha256: Readonly<Record<string, string>>;
    };
    expect([version, process.versions.node]).toEqual([devDependencies.node, version]);
    const systems = Object.keys(sha256);
    const system = `${process.platform}-${process.arch}`;
    const complaints = systems.includes(system) ? [otherRuntime(process.execPath, system)] : [];
    expect(complaints.filter((complaint) => complaint !== undefined)).toEqual([]);
  });

  it('is refused after an install if it is another one', () => {
    const other = join(repositoryRoot, 'package.json');
    expect(otherRuntime(other, 'linux-x64')).toContain(
      'is not the program of tooling/runtime.json',
    );
  });
});
