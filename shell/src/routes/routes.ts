import type { DeviceClass } from 'shared-contracts/widget';
import type { PageName } from 'shared-contracts/site';
import type { MaintenanceSwitch } from '../site-rules/siteRules.ts';

/** R2.06: `blank` has neither header nor footer. */
export type Layout = 'blank' | 'default';

export interface PageRoute {
  readonly page: PageName;
  /** R2.06: 'default' unless given. */
  readonly layout?: Layout;
  /** Exact paths (R2.01 to R2.05, R2.07, R2.17, R2.18). */
  readonly paths: readonly string[];
  /** R2.09: the switch that closes this page alone. */
  readonly maintenance?: Exclude<MaintenanceSwitch, 'all'>;
}

/** R2.01: everybody's home; who carries a phone gets the smartphone top there (ADR 021). */
const HOME = '/';

const SMARTPHONE_TOP: PageRoute = {
  page: 'sp-top',
  paths: ['/smart/iphone_top.html', '/index-sp'],
  maintenance: 'spTop',
};

const NOT_FOUND: PageRoute = { page: 'not-found', layout: 'blank', paths: ['/PageNotFound'] };

/** One row per page; a path that no row names is not found (R2.05). */
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
  // R2.07; `status` in its query says what went wrong
  { page: 'error', layout: 'blank', paths: ['/error'] },
];

const byPath = new Map(
  ROUTES.flatMap((route) => route.paths.map((path) => [path, route] as const)),
);

/** The page at a path. The device counts at the home alone, which is one address for two layouts. */
export function routeOf(path: string, device: DeviceClass): PageRoute {
  if (path === HOME && device === 'MB') return SMARTPHONE_TOP;
  return byPath.get(path) ?? NOT_FOUND;
}

/** Whether a path has a page of its own. */
export function isPagePath(path: string): boolean {
  return byPath.has(path);
}

export function layoutOf({ layout = 'default' }: PageRoute): Layout {
  return layout;
}
