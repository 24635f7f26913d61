import type { DeviceClass } from 'shared-contracts/widget';
import type { PageName } from 'shared-contracts/site';
import type { MaintenanceSwitch } from '../site-rules/siteRules.ts';

/** R2.06: the layout `blank` has neither header nor footer. */
export type Layout = 'blank' | 'default';

/** A thing that has a page at a path of its own. */
export interface PageSubject {
  /** Matches the paths; its group is the thing's name. */
  readonly pattern: RegExp;
  /** The parameter under which widgets find the name, first in their query. */
  readonly parameter: string;
  /**
   * The slot whose widget knows the thing. It says what the page is about; where it has nothing to
   * show, there is no such thing, and the page is answered with 404.
   */
  readonly slot: string;
}

/** A page and its paths. */
export interface PageRoute {
  readonly page: PageName;
  /** R2.06: `default` if it is missing. */
  readonly layout?: Layout;
  /** The exact paths of the page (R2.01 to R2.05, R2.07, R2.17, R2.18). */
  readonly paths: readonly string[];
  /** What the paths of the page name, if each path is the page of one thing. */
  readonly subject?: PageSubject;
  /** The pages over which this one opens (ADR 080). It stands alone where it is opened by itself. */
  readonly over?: readonly PageName[];
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
  {
    page: 'course',
    paths: [],
    subject: { pattern: /^\/course\/([1-9]\d{0,8})\/?$/, parameter: 'course', slot: 'course' },
    over: ['result', 'secret'],
  },
  NOT_FOUND,
  // R2.07: `status` in the query says what went wrong
  { page: 'error', layout: 'blank', paths: ['/error'] },
];

const byPath = new Map(
  ROUTES.flatMap((route) => route.paths.map((path) => [path, route] as const)),
);

function ownRoute(path: string): PageRoute | undefined {
  return byPath.get(path) ?? ROUTES.find(({ subject }) => subject?.pattern.test(path));
}

/** Returns the page at a path. The device matters only for the home page. */
export function routeOf(path: string, device: DeviceClass): PageRoute {
  if (path === HOME && device === 'MB') return SMARTPHONE_TOP;
  return ownRoute(path) ?? NOT_FOUND;
}

/** Returns whether a path has a page of its own. */
export function isPagePath(path: string): boolean {
  return ownRoute(path) !== undefined;
}

/** Returns the query that the widgets of a page get: that of the address, after what its path names. */
export function widgetQuery({ subject }: PageRoute, path: string, query: string): string {
  const name = subject?.pattern.exec(path)?.[1];
  if (subject === undefined || name === undefined) return query;
  return [`${subject.parameter}=${name}`, ...(query === '' ? [] : [query])].join('&');
}

/** R2.06: returns the layout of a page. */
export function layoutOf({ layout = 'default' }: PageRoute): Layout {
  return layout;
}
