import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { WIDGETS } from '../build/widgets.ts';
import { packagesOf } from './changedPackages.ts';
import { specsFor } from './changedSpecs.ts';

it('finds the package of a file, and counts a file outside of every package as tooling', () => {
  expect(packagesOf(['mf-ads/src/A.tsx', 'mf-ads/README.md', 'package.json', '.ci/run'])).toEqual([
    'mf-ads',
    'tooling',
  ]);
});

it('chooses the changed specs, the nearest ones and a journey; for a change of a tool only the changed ones', () => {
  const ads = specsFor(['mf-ads/src/A.tsx', 'e2e/staff/session.spec.ts'], ['mf-ads', 'e2e']);
  expect(ads).toEqual([
    'e2e/staff/session.spec.ts',
    'e2e/panels/ads.spec.ts',
    'e2e/journeys/search-to-booking.spec.ts',
  ]);
  expect(specsFor(['tooling/README.md'], ['tooling'])).toEqual([]);
  expect(specsFor(['mf-new/src/A.tsx'], ['mf-new'])).toContain('e2e/deploy/conformance.spec.ts');
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
])('chooses specs that exist for a change of %s', (name) => {
  const specs = specsFor([], [name]);
  expect(specs.length).toBeGreaterThan(name.startsWith('mf-') ? 1 : 0);
  expect(specs.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([]);
});
