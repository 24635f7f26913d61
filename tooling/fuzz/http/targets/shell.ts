import { FUZZED } from '../../fuzzed.ts';
import type { ShellHost, Site } from '../openSite.ts';
import type { Surface } from '../request/surface.ts';
import type { WildRequest } from '../request/wildRequest.ts';
import { loginBodies, MEMBER_COOKIE } from '../accountSessions.ts';
import { GATEWAY_ROUTES } from '../routes.ts';
import { newSession } from '../staffSession.ts';
import { exploreHost, type HttpTarget, often } from './exploreHost.ts';
import { GATEWAY_PARAMETERS } from './gateway.ts';
import { QUERIES } from './queries.ts';

/** The pages of the site, as its wildcard reads them. */
const PAGES = [
  '',
  'index-pc',
  'smart/iphone_top.html',
  'search/',
  'search/result/',
  'search/result/golf/',
  'search/map/',
  'search/solo/',
  'secret/result/',
];
/** How often a page is asked for, where a route is once. */
const PAGES_WEIGH = 10;

const SHELL_QUERIES: Surface['queries'] = [
  ...QUERIES,
  ['/preview', 'token=x'],
  ['/preview', 'token=x.y&at=/course/1/'],
  [':key', 'at=/search/result/'],
  ['/login', 'ended=1&return=/staff/panda'],
  ['/rfb/return', 'state=x&authorization_code=y&requested_contract_id=z'],
  ...PAGES.map((page) => [`/${page}`, 'lang=en-US'] as const),
];

const reason = 'because';
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
  ['/preview', { token: 'x.y', at: '/search/' }],
  [':key', { at: '/search/result/' }],
  ['/local-preview', { widget: FUZZED, reason, address: 'http://localhost:3300/', minutes: 5 }],
  ['/login', { bkey: 'x', return: '/staff/panda/releases' }],
  ['/staff/team/login', { token: 'x'.repeat(20), return: '/staff/team/mf-ads' }],
  ['/staff/team/:widget/:act', { reason, version: '1.0.0' }],
  ['/staff/rbs/login', { username: 'owner', password: 'x' }],
];
const SESSION = 'the cookie of a session';
/**
 * Requests after which a session is begun again, because some of them end it. The auth server takes 60
 * sign-ins a minute from one address.
 */
const SESSION_LASTS = 40;

/** Returns the routes of a host; on that of the site also the calls and pages of its wildcards. */
function routesOf({ shellRoutes }: Site, host: ShellHost): string[] {
  // a wildcard is for every method, and every route is asked by random methods, too
  const own = shellRoutes[host].filter((route) => /^(GET|POST) |[^*]$/.test(route));
  if (host !== 'site') return own;
  const calls = GATEWAY_ROUTES.filter((route) =>
    /^GET \/gora\/(?!account|auth|supplier)/.test(route),
  );
  return [...own, ...calls, ...Array.from({ length: PAGES_WEIGH }, () => 'GET /*')];
}

function doorsOf(host: ShellHost): Surface['doors'] {
  if (host === 'staff') return [['', ['cookie', SESSION]]];
  return [
    ['', ['sec-fetch-site', 'same-origin']],
    ['', ['x-auth-type', 'user']],
    ['', ['cookie', 'asashiba_visitor=12345678-1234-1234-1234-123456789012']],
    ['', ['cookie', MEMBER_COOKIE]],
    ...often(
      ['/login', '/logout', '/token', '/:type', '/:key', '/end'],
      ['sec-fetch-site', 'same-origin'],
    ),
  ];
}

function shellSurface(site: Site, host: ShellHost): Surface {
  return {
    routes: routesOf(site, host),
    parameters: [
      ['/gora/*', ['course/search', 'account/user/user', 'auth/panda']],
      ['/remotes/*', site.names.remotes],
      ['/assets/*', site.names.assets],
      ['/builds/:build', site.names.builds],
      ['/*', PAGES],
      [':type', ['panda', 'user']],
      ['/preview/:widget', ['mf-ads', FUZZED]],
      ['/staff/team/:widget', ['mf-ads', FUZZED]],
      [':act', ['address', 'hold', 'publish']],
      [':version', ['1.0.0', '1.0.0-b1']],
      [':key', [`asp_V1_${'k'.repeat(43)}`, 'k']],
      ...GATEWAY_PARAMETERS,
    ],
    queries: SHELL_QUERIES,
    bodies: [...SHELL_BODIES, ...loginBodies(site.stack)],
    forms: ['/staff/', '/account/', '/preview/'],
    doors: doorsOf(host),
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

/** Sends requests to one host of the shell; on that of staff, some in a session. */
export function shellHost(host: ShellHost): HttpTarget {
  return (site, options) => {
    const { shellUrl, staffUrl, frameUrl } = site.stack;
    const origin = { site: shellUrl, staff: staffUrl, frames: frameUrl }[host];
    return exploreHost(origin, shellSurface(site, host), options, withSession(site));
  };
}
