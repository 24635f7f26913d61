import fc from 'fast-check';
import { isPagePath, routeOf, widgetQuery } from '../routes/routes.ts';
import type { Decision, NavigationContext } from './decision.ts';
import { decideNavigation, toDestination } from './navigationChain.ts';
import { SWITCHES, USUAL_RULES, type RouteRule, type SiteRules } from '../site-rules/siteRules.ts';

const ANNOUNCEMENT = 'https://status.example/golf';
const OPEN = USUAL_RULES.maintenance;

function decide(
  href: string,
  rules: Partial<SiteRules> = {},
  context: Partial<NavigationContext> = {},
): Decision {
  return decideNavigation(toDestination(href), {
    device: 'PC',
    rules: { maintenance: OPEN, routes: [], ...rules },
    redirectOrigins: ['https://status.example', 'https://campaign.example'],
    ...context,
  });
}

const QUERIES = { fits: 'area[]=12', 'is too long': `srch_keyword=${'a'.repeat(70_000)}` };
const CLOSED = {
  'nothing is closed': OPEN,
  'the page is closed': { ...OPEN, result: true, announcement: ANNOUNCEMENT },
  'another page is closed': { ...OPEN, detail: true, announcement: ANNOUNCEMENT },
  'the site is closed': { ...OPEN, all: true, announcement: ANNOUNCEMENT },
};
const RULES: Record<string, RouteRule[]> = {
  'no rule': [],
  'a rule to a page': [{ from: '/search/result/', to: '/search/' }],
  'a rule to an allowed site': [{ from: '/search/result/', to: 'https://campaign.example/autumn' }],
  'a rule to a forbidden site': [{ from: '/search/result/', to: 'https://evil.example/' }],
  'a rule to itself': [{ from: '/search/result/', to: '/search/result/' }],
};
/** What the third step decides for each rule, if the first two let the address pass. */
const BY_RULE: Record<string, object> = {
  'no rule': { kind: 'page' },
  'a rule to a page': { kind: 'redirect', to: '/search/', external: false },
  'a rule to an allowed site': {
    kind: 'redirect',
    to: 'https://campaign.example/autumn',
    external: true,
  },
  'a rule to a forbidden site': {
    kind: 'page',
    refused: expect.stringContaining('https://evil.example/'),
  },
  'a rule to itself': { kind: 'page', refused: expect.stringContaining('more than 3 times') },
};
const COMBINATIONS = Object.entries(QUERIES).flatMap(([queryName, query]) =>
  Object.entries(CLOSED).flatMap(([closedName, maintenance]) =>
    Object.entries(RULES).map(
      ([ruleName, routes]) =>
        [queryName, closedName, ruleName, { query, maintenance, routes }] as const,
    ),
  ),
);

function expected(query: string, closed: string, rule: string): object {
  if (query === 'is too long') return { kind: 'invalid', status: 414 };
  if (closed === 'the page is closed' || closed === 'the site is closed')
    return { kind: 'maintenance', announcement: ANNOUNCEMENT };
  // here the rule leads to the page that is closed
  if (closed === 'another page is closed' && rule === 'a rule to a page')
    return { kind: 'maintenance', announcement: ANNOUNCEMENT };
  return BY_RULE[rule] ?? {};
}

describe('the navigation chain', () => {
  it.each(COMBINATIONS)(
    '[R4.01] decides an address if the query %s, %s, and there is %s',
    (queryName, closedName, ruleName, { query, ...rules }) => {
      const decision = decide(`/search/result/?${query}`, rules);
      expect(decision).toMatchObject(expected(queryName, closedName, ruleName));
    },
  );

  it.each([
    [
      'all',
      [
        '/',
        '/index-pc',
        '/smart/iphone_top.html',
        '/search/',
        '/search/result/',
        '/secret/result/',
        '/search/map/',
        '/search/solo/',
        '/nothing',
        '/error',
      ],
      [],
    ],
    ['pcTop', ['/', '/index-pc'], ['/smart/iphone_top.html', '/search/', '/search/result/']],
    ['spTop', ['/smart/iphone_top.html', '/index-sp'], ['/', '/search/', '/search/result/']],
    [
      'detail',
      ['/search/', '/search', '/detail-search'],
      ['/', '/index-sp', '/search/result/', '/search/map/'],
    ],
    [
      'result',
      [
        '/search/result/',
        '/search/result/golf/',
        '/search/result',
        '/search-result',
        '/secret/result/',
      ],
      ['/', '/index-sp', '/search/'],
    ],
  ] as const)('[R2.09] the switch %s closes its pages and no others', (name, closed, open) => {
    const kindsOf = (paths: readonly string[]) =>
      paths.map((path) => decide(path, { maintenance: { ...OPEN, [name]: true } }).kind);
    expect(new Set(kindsOf(closed))).toEqual(new Set(['maintenance']));
    expect(kindsOf(open).every((kind) => kind === 'page')).toBe(true);
    expect(SWITCHES).toContain(name);
  });

  it.each([
    undefined,
    'https://evil.example/',
    '//evil.example',
    'javascript:alert(1)',
    '/search/',
  ])(
    '[R2.09] announces a maintenance on our own page if the announcement is %s',
    (announcement) => {
      expect(decide('/', { maintenance: { ...OPEN, all: true, announcement } })).toEqual({
        kind: 'maintenance',
        announcement: undefined,
      });
    },
  );

  it('[R2.01] only a phone gets the smartphone top at /, without a redirect', () => {
    const at = (href: string, device: NavigationContext['device']) => {
      const decision = decide(href, USUAL_RULES, { device });
      return decision.kind === 'page' && decision.route.page;
    };
    expect([at('/?area[]=12', 'MB'), at('/', 'PC'), at('/', 'TB')]).toEqual([
      'sp-top',
      'top',
      'top',
    ]);
    expect([at('/index-pc', 'MB'), at('/index-sp', 'PC')]).toEqual(['top', 'sp-top']);
  });

  it('[R2.09] / is closed by the switch of the page that the device gets there', () => {
    const at = (name: 'pcTop' | 'spTop', device: NavigationContext['device']) =>
      decide('/', { maintenance: { ...OPEN, [name]: true } }, { device }).kind;
    expect([at('pcTop', 'MB'), at('spTop', 'MB')]).toEqual(['page', 'maintenance']);
    expect([at('pcTop', 'PC'), at('spTop', 'PC')]).toEqual(['maintenance', 'page']);
  });

  it('[R2.10] a rule for one device redirects that device alone, with its query', () => {
    const routes: RouteRule[] = [
      { from: '/', to: '/smart/iphone_top.html', devices: ['MB'], keepQuery: true },
    ];
    expect(decide('/?area[]=12', { routes }, { device: 'MB' })).toEqual({
      kind: 'redirect',
      to: '/smart/iphone_top.html?area[]=12',
      external: false,
      status: 302,
    });
    expect(decide('/', { routes }, { device: 'TB' }).kind).toBe('page');
  });

  it('[R2.10] follows three rules inside the site at once, but not a fourth', () => {
    const steps = (count: number): RouteRule[] =>
      Array.from({ length: count }, (_, step) => ({
        from: `/step-${step}`,
        to: `/step-${step + 1}`,
      }));
    expect(decide('/step-0', { routes: steps(3) })).toMatchObject({
      kind: 'redirect',
      to: '/step-3',
    });
    expect(decide('/step-0', { routes: steps(4) })).toMatchObject({
      kind: 'page',
      refused: expect.stringContaining('/step-0'),
    });
  });

  it('[R2.10] follows a rule for everything below a path, with status, query and fragment', () => {
    const routes: RouteRule[] = [
      { from: '/old/*', to: '/search/?tt=1#form', keepQuery: true, status: 301 },
    ];
    expect(decide('/old/a/b?x=1', { routes })).toEqual({
      kind: 'redirect',
      to: '/search/?tt=1&x=1#form',
      external: false,
      status: 301,
    });
    expect(decide('/older', { routes }).kind).toBe('page');
  });

  it.each(['/%', '/%E0%A4%A', '/%FF'])(
    '[R4.02] %s, a path that cannot be decoded, is invalid before anything else is checked',
    (path) => {
      expect(decide(path, { maintenance: { ...OPEN, all: true } })).toEqual({
        kind: 'invalid',
        status: 404,
      });
    },
  );

  it('[R4.01] an invalid search still has its page', () => {
    expect(decide('/search/result/?area[]=999&play_fee_min=abc&%')).toMatchObject({
      kind: 'page',
      route: { page: 'result' },
    });
  });

  it('[R2.10] no navigation leads to an origin that is not allowed, for any rules', () => {
    const target = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.constantFrom(
        '//evil.example',
        '/\\evil.example',
        '/\t/evil.example',
        '/..//evil.example',
        'https:evil.example',
        'https://ｅvil.example',
        'https://campaign.example@evil.example',
        '/search/',
      ),
    );
    const rule = fc.record({
      from: fc.constantFrom('/', '/search/', '/*', '/a'),
      to: target,
      keepQuery: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(rule, { maxLength: 5 }),
        fc.constantFrom('/', '/search/', '/a?b=//c'),
        (routes, href) => {
          const decision = decide(href, { routes });
          const leadsTo =
            decision.kind === 'redirect'
              ? new URL(decision.to, 'https://site.example').origin
              : 'https://site.example';
          expect([
            'https://site.example',
            'https://campaign.example',
            'https://status.example',
          ]).toContain(leadsTo);
        },
      ),
    );
  });
});

describe('the table of routes', () => {
  it('[R2.05] knows its pages, and takes any other path as not found', () => {
    expect([isPagePath('/search/map/'), isPagePath('/search/map/x')]).toEqual([true, false]);
    expect(routeOf('/search/map/x', 'PC')).toBe(routeOf('/PageNotFound', 'PC'));
  });

  it.each(['/course/10001/', '/course/10001'])(
    'takes %s as the page of a course, which widgets find first in their query',
    (path) => {
      const route = routeOf(path, 'MB');
      expect([route.page, isPagePath(path)]).toEqual(['course', true]);
      expect(widgetQuery(route, path, '')).toBe('course=10001');
      expect(widgetQuery(route, path, 'date=2026-12-01')).toBe('course=10001&date=2026-12-01');
    },
  );

  it.each(['/course/', '/course/x/', '/course/01/', '/course/1/2/', '/course/1234567890/'])(
    '[R2.05] takes %s as not found',
    (path) => {
      expect([routeOf(path, 'PC').page, isPagePath(path)]).toEqual(['not-found', false]);
    },
  );

  it('gives the widgets of other pages the query as it is', () => {
    const path = '/search/result/';
    expect(widgetQuery(routeOf(path, 'PC'), path, 'area[]=12')).toBe('area[]=12');
  });
});
