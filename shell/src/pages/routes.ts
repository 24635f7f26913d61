import type { PageName } from 'shared-contracts/widget';

/** R2.06: `blank` has neither header nor footer. */
export type Layout = 'blank' | 'default';

export interface PageRoute {
  readonly page: PageName;
  readonly layout: Layout;
  /** Exact paths (R2.01 to R2.05, R2.07, R2.17, R2.18). */
  readonly paths: readonly string[];
}

/** One row per page; a path that no row names is `not-found` (R2.05). */
export const ROUTES: readonly PageRoute[] = [
  { page: 'top', layout: 'default', paths: ['/', '/index-pc'] },
  { page: 'sp-top', layout: 'default', paths: ['/smart/iphone_top.html', '/index-sp'] },
  { page: 'detail', layout: 'default', paths: ['/search/', '/search', '/detail-search'] },
  { page: 'result', layout: 'default', paths: ['/search/result/', '/search/result/golf/', '/search/result', '/search-result'] },
  { page: 'secret', layout: 'default', paths: ['/secret/result/'] },
  { page: 'map', layout: 'default', paths: ['/search/map/'] },
  { page: 'solo', layout: 'default', paths: ['/search/solo/'] },
  { page: 'not-found', layout: 'blank', paths: ['/PageNotFound'] },
  // R2.07; `status` in its query says what went wrong
  { page: 'error', layout: 'blank', paths: ['/error'] },
];

const byPath = new Map(ROUTES.flatMap((route) => route.paths.map((path) => [path, route] as const)));
const notFound: PageRoute = { page: 'not-found', layout: 'blank', paths: [] };

export const routeOf = (path: string): PageRoute => byPath.get(path) ?? notFound;
