import fc from 'fast-check';
import { anyVariantOf } from '../../anyVariant.ts';
import type { Exploration, ExploreOptions } from '../../explore.ts';
import { type Site, SUPPLIED } from '../openSite.ts';
import type { Surface } from '../request/surface.ts';
import { toBytes, type WildRequest } from '../request/wildRequest.ts';
import { GATEWAY_ROUTES } from '../routes.ts';
import {
  ACCESS,
  ACCOUNT_BODIES,
  authorizeForm,
  loginBodies,
  MEMBER_COOKIE,
  withTokens,
} from '../accountSessions.ts';
import { asBearer, exploreHost, often } from './exploreHost.ts';
import { QUERIES } from './queries.ts';

/** Values of the parameters of the gateway's paths. */
export const GATEWAY_PARAMETERS: Surface['parameters'] = [
  ['/course/:id', SUPPLIED.map(String)],
  [':kind', ['photo1', 'banner']],
  ['/content/:id', ['icon-map', 'region-101-slide']],
  ['/streams/:stream', ['stream-1', 'stream-2']],
  ['/landing/:site', ['booking', 'login', 'logout', 'help', 'myPage']],
];

/** Sends requests to the gateway; a supplier's token may change two courses. */
export function gateway(
  { stack, supplierToken }: Site,
  options: ExploreOptions,
): Promise<Exploration> {
  const changes = [
    { what: 'price', course_id: SUPPLIED[0], plan_no: 1, price_weekday: 9000 },
    { what: 'day_price', course_id: SUPPLIED[0], plan_no: 1, day: '2026-12-05', price: 8000 },
    { what: 'close', course_id: SUPPLIED[1], day: '2026-12-05' },
    { what: 'open', course_id: SUPPLIED[1], plan_no: 1 },
    { what: 'stock', course_id: SUPPLIED[0], day: '2026-12-06', starts: '7 7 8 9x' },
  ];
  const lines = fc
    .array(
      fc.constantFrom(...changes).chain((change) => anyVariantOf({ seq: 1, ...change }, 1)),
      { maxLength: 6 },
    )
    .map((all) => toBytes(all.map((each) => JSON.stringify(each)).join('\n')));
  const surface: Surface = {
    routes: GATEWAY_ROUTES,
    parameters: GATEWAY_PARAMETERS,
    queries: QUERIES,
    forms: ['/gora/landing/', '/gora/account/rfb/authorize'],
    bodies: [
      ['/supplier/changes', { changes }],
      ['/rfb/authorize', authorizeForm(stack)],
      ...ACCOUNT_BODIES,
      ...loginBodies(stack),
    ],
    rawBodies: [['/streams/:stream', { type: 'application/x-ndjson', text: lines }]],
    doors: [
      ['', asBearer(supplierToken)],
      ['', ['idempotency-key', 'batch-1']],
      ['', ['cookie', MEMBER_COOKIE]],
      ...often(['/supplier/changes', '/streams/:stream'], asBearer(supplierToken)),
      ...often(['/rfb/authorize'], ['origin', stack.gatewayUrl]),
      ...often(['/user', '/auth/panda', '/auth/rbs'], asBearer(ACCESS)),
    ],
  };
  let batches = 0;
  const fillTokens = withTokens(stack);
  const prepare = (request: WildRequest): Promise<WildRequest> =>
    // a batch needs both
    fillTokens(
      request.headers.some(([, value]) => value === `Bearer ${supplierToken}`)
        ? { ...request, headers: [...request.headers, ['idempotency-key', `k${(batches += 1)}`]] }
        : request,
    );
  return exploreHost(stack.gatewayUrl, surface, options, prepare);
}
