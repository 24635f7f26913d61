import { FUZZED } from '../../fuzzed.ts';
import type { ShellHost, Site } from '../openSite.ts';
import type { Surface } from '../request/surface.ts';
import type { WildRequest } from '../request/wildRequest.ts';
import { newSession } from '../staffSession.ts';
import { exploreHost, type HttpTarget } from './exploreHost.ts';
import { QUERIES } from './queries.ts';

const SEARCHES = [
  '/search/result/?area[]=12',
  'status=404',
  'lang=en',
  'token=x',
  'ended=1&return=/staff/panda',
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
  ['/preview', { token: 'x.y' }],
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

/** Sends requests to one host of the shell; on that of staff, some in a session. */
export function shellHost(host: ShellHost): HttpTarget {
  return (site, options) => {
    const { shellUrl, staffUrl, frameUrl } = site.stack;
    const origin = { site: shellUrl, staff: staffUrl, frames: frameUrl }[host];
    return exploreHost(origin, shellSurface(site, host), options, withSession(site));
  };
}
