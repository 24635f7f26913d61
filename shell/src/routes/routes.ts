import type { DeviceClass } from 'shared-contracts/widget';
import type { PageName } from 'shared-contracts/site';
import type { MaintenanceSwitch } from '../site-rules/siteRules.ts';

/** R2.06: the layout `blank` has neither header nor footer. */
export type Layout = 'blank' | 'default';

/** A page and its paths. */
export interface PageRoute {
  readonly page: PageName;
  /** R2.06: `default` if it is missing. */
  readonly layout?: Layout;
  /** The exact paths of the page (R2.01 to R2.05, R2.07, R2.17, R2.18). */
  readonly paths: readonly string[];
  /** R2.09: the switch that closes this page alone. */
  readonly maintenance?: Exclude<MaintenanceSwitch, 'all'>;
}

/** R2.01: the home page. A phone gets the smartphone top here (ADR 021). */
const HOME = '/';

const SMARTPHONE_TOP: PageRoute = {
  page: 'sp-top',
  paths: ['/smart/iphone_top.html', '/index-sp'],
  maintenance: 'spTop',
};

const NOT_FOUND: PageRoute = { page: 'not-found', layout: 'blank', paths: ['/PageNotFound'] };

/** One row for each page. Any other path is not found (R2.05). */
export const ROUTES: readonly PageRoute[] = [
  { page: 'top', paths: [HOME, '/index-pc'], maintenance: 'pcTop' },
  SMARTPHONE_TOP,
  { page: 'detail', paths: ['/search/', '/search', '/detail-search'], maintenance: 'detail' },
  {
    page: 'result',
    paths: ['/search/result/', '/search/result/golf/', '/search/result', '/search-result'],
    maintenance: 'result',
  },
  { page: 'secret', paths: ['/secret/result/'], maintenance: 'result' },
  { page: 'map', paths: ['/search/map/'] },
  { page: 'solo', paths: ['/search/solo/'] },
  NOT_FOUND,
  // R2.07: `status` in the query says what went wrong
  { page: 'error', layout: 'blank', paths: ['/error'] },
];

const byPath = new Map(
  ROUTES.flatMap((route) => route.paths.map((path) => [path, route] as const)),
);

/** Returns the page at a path. The device matters only for the home page. */
export function routeOf(path: string, device: DeviceClass): PageRoute {
  if (path === HOME && device === 'MB') return SMARTPHONE_TOP;
  return byPath.get(path) ?? NOT_FOUND;
}

/** Returns whether a path has a page of its own. */
export function isPagePath(path: string): boolean {
  return byPath.has(path);
}

/** R2.06: returns the layout of a page. */
export function layoutOf({ layout = 'default' }: PageRoute): Layout {
  return layout;
}
