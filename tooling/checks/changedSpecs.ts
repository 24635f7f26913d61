/** End-to-end tests that tell soonest that a change of a package went wrong, by folder below `e2e/`. */
const NEAREST: Readonly<Record<string, readonly string[]>> = {
  'mf-search-form': ['forms/searching', 'forms/errors'],
  'mf-results': ['results/list', 'results/states'],
  'mf-ads': ['panels/ads'],
  'mf-content': ['panels/content'],
  'mf-member-panel': ['panels/member'],
  shell: ['shell/layouts', 'shell/heads', 'staff/login'],
  'host-kit': ['shell/layouts', 'staff/login', 'faults/broken-widget'],
  'staff-pages': ['staff/login', 'staff/session'],
  'developer-overlay': ['deploy/overlay'],
  registry: ['deploy/publish-and-take-back', 'faults/registry-gone'],
};
/** One way through the whole house, which every change of the product goes. */
const WAY_THROUGH = ['journeys/search-to-booking'];
/** Packages that no visitor's page is made of. */
const OUTSIDE = ['tooling', 'bench', 'e2e'];

/** The specs to run after a change, as words for Playwright: changed ones, those nearest to the changed packages, one journey. */
export function specsFor(files: readonly string[], packages: readonly string[]): string[] {
  const changed = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  const product = packages.filter((name) => !OUTSIDE.includes(name));
  const nearest = product.flatMap((name) => NEAREST[name] ?? []);
  const journey = product.length > 0 ? WAY_THROUGH : [];
  return [
    ...new Set([...changed, ...[...nearest, ...journey].map((name) => `e2e/${name}.spec.ts`)]),
  ];
}
