import fc from 'fast-check';
import { tarOf, widgetFiles } from 'registry/testing';
import { anyVariantOf } from '../../anyVariant.ts';
import type { Exploration, ExploreOptions } from '../../explore.ts';
import { FUZZED } from '../../fuzzed.ts';
import type { Site } from '../openSite.ts';
import type { Surface } from '../request/surface.ts';
import type { WildRequest } from '../request/wildRequest.ts';
import { REGISTRY_ROUTES } from '../routes.ts';
import { asBearer, exploreHost, often } from './exploreHost.ts';

const reason = 'because';
const REGISTRY_BODIES: Surface['bodies'] = [
  ['/raise', { traffic: 50, reason }],
  ['/rollback', { version: '1.0.0', withdraw: false, reason }],
  ['/hold', { hold: 'pinned', reason }],
  ['/slots', { slots: ['guest'], reason }],
  ['/config', { config: { heading: 'x' }, reason }],
  ['/previews', { version: '1.0.0', minutes: 5, reason }],
  ['/previews', { address: 'http://localhost:3300/', minutes: 5, reason }],
  [
    '/previews',
    { version: '1.0.0', also: [{ widget: FUZZED, version: '1.0.0', key: 'asp_V1_x' }], reason },
  ],
  ['/address', { reason }],
  [
    '/visits',
    {
      id: 'a-report-of-a-shell',
      reports: [{ widget: FUZZED, version: '1.0.0', counts: { visits: 3, failed: 1 } }],
    },
  ],
  [
    '/errors',
    {
      id: 'a-report-of-a-shell',
      groups: [
        {
          widget: `${FUZZED}@1.0.0`,
          name: 'TypeError',
          message: 'no banner #',
          place: `remotes/${FUZZED}/1.0.0/widget.js:1:2`,
          stack: `at mount (remotes/${FUZZED}/1.0.0/widget.js:1:2)`,
          count: 2,
        },
      ],
    },
  ],
  ['/open', { token: 'x.y' }],
  ['/open', { widget: FUZZED, version: '1.0.0', key: 'asp_V1_x' }],
  ['/look', { widget: FUZZED, version: '1.0.0', key: 'asp_V1_x' }],
  ['/read', { token: 'x.y' }],
  ['/tokens', { widget: FUZZED, acts: ['publish'], days: 1, reason }],
  ['/exchange', { identity: 'a.b.c', widget: FUZZED }],
  ['/:id', { reason }],
];

/** The ends of the paths that are for operators, and for shells. */
const OPERATORS = [
  '/hold',
  '/slots',
  '/config',
  '/:name/previews',
  '/address',
  '/tokens',
  '/:id',
  '/widgets',
];
const SHELLS = ['/visits', '/errors', '/previews/look', '/previews/open', '/previews/read'];

/** Archives of versions: their manifests are right or nearly. */
const anyArchive = fc
  .integer({ min: 0, max: 30 })
  .chain((number) => {
    const files = widgetFiles({
      name: FUZZED,
      version: `1.0.0-b${number}`,
      manifest: { slots: ['fuzzed'], shared: {} },
    });
    return anyVariantOf(JSON.parse(files['widget.json']), 1).map((manifest) => ({
      ...files,
      'widget.json': JSON.stringify(manifest) ?? '',
    }));
  })
  .map((files) => tarOf(files).toString('latin1'));

/** Sends requests to the registry; tokens may change a widget that nobody sees. */
export function registry(
  { stack, teamToken }: Site,
  options: ExploreOptions,
): Promise<Exploration> {
  const operator = asBearer(stack.access.tokens['operator']);
  const surface: Surface = {
    routes: REGISTRY_ROUTES,
    parameters: [
      ['/widgets/:name', [FUZZED, FUZZED, FUZZED, 'mf-ads']],
      ['/versions/:version', ['1.0.0', '1.0.0-b1', '1.0.0-b2']],
      ['/tokens/:id', ['tok_1', 'operator', 'shell']],
    ],
    queries: [
      ['/versions', 'why=x&canary=10&steps=25,50'],
      ['/versions', 'dryRun=true&goingBack=true'],
      ['/versions', 'canary=10'],
      ['/versions', 'why=x'],
    ],
    bodies: REGISTRY_BODIES,
    forms: [],
    rawBodies: [['/versions', { type: 'application/gzip', text: anyArchive }]],
    doors: [
      ['', asBearer(teamToken)],
      ['', operator],
      ...often(OPERATORS, operator),
      ...often(SHELLS, asBearer(stack.access.tokens['shell'])),
    ],
  };
  // an operator may change what visitors get: here only the widget that nobody sees
  const prepare = (request: WildRequest): WildRequest =>
    request.headers.some(([, value]) => value === operator[1])
      ? { ...request, target: request.target.replaceAll(/mf(-|%2d)ads/gi, FUZZED) }
      : request;
  return exploreHost(stack.registryUrl, surface, options, prepare);
}
