import fc from 'fast-check';
import { anyVariantOf } from '../../anyVariant.ts';
import type { Exploration, ExploreOptions } from '../../explore.ts';
import { type Site, SUPPLIED } from '../openSite.ts';
import type { Surface } from '../request/surface.ts';
import { toBytes, type WildRequest } from '../request/wildRequest.ts';
import { GATEWAY_ROUTES } from '../routes.ts';
import { asBearer, exploreHost } from './exploreHost.ts';
import { QUERIES } from './queries.ts';

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
