/** The end-to-end tests that are nearest to each package, as paths below `e2e/`. */
const NEAREST: Readonly<Record<string, readonly string[]>> = {
  'mf-search-form': ['forms/searching', 'forms/errors'],
  'mf-results': ['results/list', 'results/states'],
  'mf-ads': ['panels/ads'],
  'mf-content': ['panels/content'],
  'mf-course': ['course/course-sheet'],
  'mf-member-panel': ['panels/member'],
  shell: ['shell/layouts', 'shell/heads', 'staff/login'],
  'host-kit': ['shell/layouts', 'staff/login', 'faults/broken-widget'],
  'staff-pages': ['staff/login', 'staff/session', 'staff/accounts'],
  'developer-overlay': ['deploy/overlay'],
  registry: ['deploy/publish-and-take-back', 'faults/registry-gone'],
};
/**
 * What every widget owes the page around it; all that there is for a widget without tests of its
 * own.
 */
const OWED_BY_WIDGETS = ['deploy/conformance'];
/** One way through the whole product, for every change of it. */
const WAY_THROUGH = ['journeys/search-to-booking'];
/** Packages of which no page of a visitor is made. */
const OUTSIDE = ['tooling', 'bench', 'e2e'];

function owedBy(name: string): readonly string[] {
  return name.startsWith('mf-') ? OWED_BY_WIDGETS : [];
}

/**
 * The specs to run after a change, as paths for Playwright: those that changed, those nearest to
 * the changed packages, and one journey; none where only tools changed.
 */
export function specsFor(files: readonly string[], packages: readonly string[]): string[] {
  const changed = files.filter((file) => /^e2e\/.*\.spec\.ts$/.test(file));
  const product = packages.filter((name) => !OUTSIDE.includes(name));
  const nearest = product.flatMap((name) => NEAREST[name] ?? owedBy(name));
  const journey = product.length > 0 ? WAY_THROUGH : [];
  return [
    ...new Set([...changed, ...[...nearest, ...journey].map((name) => `e2e/${name}.spec.ts`)]),
  ];
}
