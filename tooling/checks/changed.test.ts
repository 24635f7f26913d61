import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { WIDGETS } from '../build/widgets.ts';
import { packagesOf } from './changedPackages.ts';
import { specsFor } from './changedSpecs.ts';

it('knows the package of a file, and takes what belongs to none for tooling', () => {
  expect(packagesOf(['mf-ads/src/A.tsx', 'mf-ads/README.md', 'package.json', '.ci/run'])).toEqual([
    'mf-ads',
    'tooling',
  ]);
});

it('runs the changed specs, the nearest ones and a journey; for a tool none but the changed', () => {
  const ads = specsFor(['mf-ads/src/A.tsx', 'e2e/staff/session.spec.ts'], ['mf-ads', 'e2e']);
  expect(ads).toEqual([
    'e2e/staff/session.spec.ts',
    'e2e/panels/ads.spec.ts',
    'e2e/journeys/search-to-booking.spec.ts',
  ]);
  expect(specsFor(['tooling/README.md'], ['tooling'])).toEqual([]);
});

it.each([
  ...WIDGETS,
  'shell',
  'host-kit',
  'staff-pages',
  'developer-overlay',
  'registry',
  'gateway',
  'shared-contracts',
])('has specs that exist for a change of %s', (name) => {
  const specs = specsFor([], [name]);
  expect(specs.length).toBeGreaterThan(name.startsWith('mf-') ? 1 : 0);
  expect(specs.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([]);
});
