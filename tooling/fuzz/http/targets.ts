import fc from 'fast-check';
import { tarOf, widgetFiles } from 'registry/testing';
import { anyVariantOf } from '../anyVariant.ts';
import { explore, type Exploration, type ExploreOptions } from '../explore.ts';
import { anyRequest, type Surface } from './anyRequest.ts';
import { check } from './check.ts';
import { FUZZED, type ShellHost, type Site, SUPPLIED } from './openSite.ts';
import { GATEWAY_ROUTES, REGISTRY_ROUTES } from './routes.ts';
import { newSession } from './staffSession.ts';
import { toBytes, type WildRequest } from './wildRequest.ts';

type HttpTarget = (site: Site, options: ExploreOptions) => Promise<Exploration>;

const QUERIES = [
  'area[]=12',
  'area[]=12&year=2026&month=12&day=5&widthday=3',
  'search_c_name=%E3%82%B4%E3%83%AB%E3%83%95&page=2',
  `c_ids=${SUPPLIED.join(',')}`,
  `c_id=${SUPPLIED[0]}&plan_id=1`,
  'device=pc&region=101&v=0',
  'site=gora_pc&format=html&type=top&month=202611&charset=UTF-8&ssl=1&content=pc_top_right&num=3',
  'callback=jsonp_1',
  'q=%E6%9C%9D',
  'return=http://localhost/&lang=en',
];
const SEARCHES = [
  '/search/result/?area[]=12',
  'status=404',
  'lang=en',
  'token=x',
  'ended=1&return=/staff/panda',
];

function exploreHost(
  origin: string,
  surface: Surface,
  options: ExploreOptions,
  prepare: (request: WildRequest) => WildRequest | Promise<WildRequest> = (request) => request,
): Promise<Exploration> {
  const input = anyRequest(surface);
  return explore(
    { input, isPure: false, try: async (request) => check(origin, await prepare(request)) },
    options,
  );
}

function asBearer(token: string | undefined): readonly [string, string] {
  return ['authorization', `Bearer ${token}`];
}

function gateway({ stack, supplierToken }: Site, options: ExploreOptions): Promise<Exploration> {
  const changes = [
    { what: 'price', course_id: SUPPLIED[0], plan_no: 1, price_weekday: 9000 },
    { what: 'close', course_id: SUPPLIED[1], day: '2026-12-05' },
    { what: 'open', course_id: SUPPLIED[1], plan_no: 1 },
    { what: 'stock', course_id: SUPPLIED[0], day: '2026-12-06', starts: '7 7 8 9x' },
  ];
  const secret = (system: string) =>
    stack.demoAccounts.find((account) => account.system === system)?.secret ?? '';
  const lines = fc
    .array(
      fc.constantFrom(...changes).chain((change) => anyVariantOf({ seq: 1, ...change }, 1)),
      { maxLength: 6 },
    )
    .map((all) => toBytes(all.map((each) => JSON.stringify(each)).join('\n')));
  const surface: Surface = {
    routes: GATEWAY_ROUTES,
    parameters: [String(SUPPLIED[0]), 'photo1', 'banner', 'booking', 'login', 'stream-1'],
    queries: QUERIES,
    bodies: [
      ['/supplier/changes', { changes }],
      ['login/panda', { bkey: secret('panda') }],
      ['login/rbs', { username: 'owner', password: secret('rbs') }],
      ['login', { username: 'someone', password: secret('default') }],
      ['login', { service: 'booking', authorization_code: secret('rfb') }],
      ['/token', { refresh_token: 'x', service: 'booking' }],
      ['token/panda', { refresh_token: 'x' }],
      ['', { access_token: 'x' }],
    ],
    rawBodies: [['/streams/:stream', 'application/x-ndjson', lines]],
    doors: [
      asBearer(supplierToken),
      ['idempotency-key', 'batch-1'],
      ['cookie', 'gora_demo_member=1'],
    ],
  };
  let batches = 0;
  // a batch needs both
  const prepare = (request: WildRequest): WildRequest =>
    request.headers.some(([, value]) => value === `Bearer ${supplierToken}`)
      ? { ...request, headers: [...request.headers, ['idempotency-key', `k${(batches += 1)}`]] }
      : request;
  return exploreHost(stack.gatewayUrl, surface, options, prepare);
}

const reason = 'because';
const REGISTRY_BODIES: Surface['bodies'] = [
  ['/raise', { traffic: 50, reason }],
  ['/rollback', { version: '1.0.0', withdraw: false, reason }],
  ['/hold', { hold: 'pinned', reason }],
  ['/slots', { slots: ['fuzzed'], reason }],
  ['/config', { config: { heading: 'x' }, reason }],
  ['/previews', { version: '1.0.0', minutes: 5, reason }],
  ['/previews', { address: 'http://localhost:3300/', minutes: 5, reason }],
  [
    '/visits',
    {
      id: 'a-report-of-a-shell',
      reports: [{ widget: FUZZED, version: '1.0.0', counts: { visits: 3, failed: 1 } }],
    },
  ],
  ['/open', { token: 'x.y' }],
  ['/read', { token: 'x.y' }],
  ['/tokens', { widget: FUZZED, acts: ['publish'], days: 1, reason }],
  ['/exchange', { identity: 'a.b.c', widget: FUZZED }],
  ['/:id', { reason }],
];

/** Archives of versions: their manifests are right or nearly. */
const anyArchive = fc
  .integer({ min: 0, max: 30 })
  .chain((number) => {
    const files = widgetFiles({
      name: FUZZED,
      version: `1.0.${number}`,
      manifest: { slots: ['fuzzed'], shared: {} },
    });
    return anyVariantOf(JSON.parse(files['widget.json']), 1).map((manifest) => ({
      ...files,
      'widget.json': JSON.stringify(manifest) ?? '',
    }));
  })
  .map((files) => tarOf(files).toString('latin1'));

function registry({ stack, teamToken }: Site, options: ExploreOptions): Promise<Exploration> {
  const operator = asBearer(stack.access.tokens['operator']);
  const surface: Surface = {
    routes: REGISTRY_ROUTES,
    parameters: [FUZZED, FUZZED, FUZZED, 'mf-ads', 'tok_1', 'operator', 'shell'],
    queries: ['why=x&canary=10&steps=25,50', 'dryRun=true', 'canary=10'],
    bodies: REGISTRY_BODIES,
    rawBodies: [['/versions', 'application/gzip', anyArchive]],
    doors: [
      asBearer(teamToken),
      asBearer(teamToken),
      operator,
      asBearer(stack.access.tokens['shell']),
    ],
  };
  // an operator may change what visitors get: here only the widget that nobody sees
  const prepare = (request: WildRequest): WildRequest =>
    request.headers.some(([, value]) => value === operator[1])
      ? { ...request, target: request.target.replaceAll(/mf(-|%2d)ads/gi, FUZZED) }
      : request;
  return exploreHost(stack.registryUrl, surface, options, prepare);
}

const SHELL_BODIES: Surface['bodies'] = [
  [
    '/telemetry',
    {
      widget: 'mf-ads@1.0.0',
      slot: 'right_ad',
      kind: 'error',
      message: 'x',
      context: { phase: 'load' },
    },
  ],
  ['/visit', { ticket: 'x', outcome: 'good' }],
  ['/raise', { widget: FUZZED, reason, traffic: 50 }],
  ['/rollback', { widget: FUZZED, reason, version: '1.0.0' }],
  ['/hold', { widget: FUZZED, reason, hold: 'pinned' }],
  ['/preview', { widget: FUZZED, reason, version: '1.0.0', minutes: 5 }],
  ['/local-preview', { widget: FUZZED, reason, address: 'http://localhost:3300/', minutes: 5 }],
  ['/login', { bkey: 'x', return: '/staff/panda/releases' }],
  ['/login', { username: 'owner', password: 'x' }],
  ['', { assertion: '{}' }],
];
const SESSION = 'the cookie of a session';
/** Requests after which a session is begun again, because some of them end it. */
const SESSION_LASTS = 100;

function shellSurface(site: Site, host: ShellHost): Surface {
  return {
    routes: site.shellRoutes[host],
    parameters: [
      'gora/course/search',
      'course/search',
      'mf-ads',
      'panda',
      'main.js',
      'search/result/',
      'smart/iphone_top.html',
      'latest',
    ],
    queries: [...QUERIES, ...SEARCHES],
    bodies: SHELL_BODIES,
    doors: [
      ['sec-fetch-site', 'same-origin'],
      ['x-auth-type', 'user'],
      [
        'cookie',
        host === 'staff' ? SESSION : 'asashiba_visitor=12345678-1234-1234-1234-123456789012',
      ],
      ['cookie', host === 'staff' ? SESSION : 'gora_demo_member=1'],
    ],
  };
}

/** Puts the cookies of a session that is signed in into requests that ask for one. */
function withSession(site: Site): (request: WildRequest) => Promise<WildRequest> {
  let count = 0;
  let cookie = '';
  return async (request) => {
    if (!request.headers.some(([, value]) => value === SESSION)) return request;
    if (count % SESSION_LASTS === 0) cookie = await newSession(site.stack);
    count += 1;
    const headers = request.headers.map(
      ([name, value]) => [name, value === SESSION ? cookie : value] as const,
    );
    return { ...request, headers: [['sec-fetch-site', 'same-origin'], ...headers] };
  };
}

function shellHost(host: ShellHost): HttpTarget {
  return (site, options) => {
    const { shellUrl, staffUrl, frameUrl } = site.stack;
    const origin = { site: shellUrl, staff: staffUrl, frames: frameUrl }[host];
    return exploreHost(origin, shellSurface(site, host), options, withSession(site));
  };
}

/** The servers by name; the shell has three hosts. */
export const HTTP_TARGETS: ReadonlyMap<string, HttpTarget> = new Map([
  ['gateway', gateway],
  ['registry', registry],
  ['shell', shellHost('site')],
  ['staff', shellHost('staff')],
  ['frames', shellHost('frames')],
]);
