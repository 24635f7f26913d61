/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lock, LockedPackage } from './bill/shippedPackages.ts';
import { lockedFor } from './lockedFor.ts';
import { repositoryRoot } from './repositoryRoot.ts';

const { packages } = JSON.parse(
  readFileSync(join(repositoryRoot, 'package-lock.json'), 'utf8'),
) as { packages: Lock };

/** The lock after `npm install` of a new widget that brings a package along. */
const withNeighbour: Lock = {
  ...packages,
  'mf-weather': { version: '1.0.0', dependencies: { react: '19.3.1', suncalc: '1.9.0' } },
  'node_modules/mf-weather': { resolved: 'mf-weather', link: true },
  'node_modules/suncalc': { version: '1.9.0', integrity: 'sha512-x' },
};

function withVersion(name: string, version: string): Lock {
  const before: LockedPackage | undefined = packages[`node_modules/${name}`];
  return { ...packages, [`node_modules/${name}`]: { ...before, version } };
}

describe('a build', () => {
  it.each(['mf-ads', 'mf-results', 'shell'])(
    '[R10.02] of %s stays as it is when a neighbour is added, with a package of its own',
    (folder) => {
      expect(lockedFor(withNeighbour, folder)).toEqual(lockedFor(packages, folder));
    },
  );

  it('[R10.02] is another one when a package changes that it needs, or that builds it', () => {
    const before = lockedFor(packages, 'mf-ads');
    for (const name of ['react', 'use-sync-external-store', 'webpack', 'terser', '@swc/core'])
      expect(lockedFor(withVersion(name, '0.0.1'), 'mf-ads')).not.toEqual(before);
    expect(lockedFor(withNeighbour, 'mf-weather')['node_modules/suncalc']).toBeDefined();
  });

  it('[R10.02] is the same when a package changes that only another widget needs', () => {
    expect(lockedFor(packages, 'mf-search-form')['node_modules/react-day-picker']).toBeDefined();
    expect(lockedFor(withVersion('react-day-picker', '0.0.1'), 'mf-ads')).toEqual(
      lockedFor(packages, 'mf-ads'),
    );
  });
});
