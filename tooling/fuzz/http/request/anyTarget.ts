import fc from 'fast-check';
import { anyQuery } from 'shared-contracts/testing/arbitraries';
import { anyVariantOfText } from '../../anyVariant.ts';
import type { Surface } from './surface.ts';
import { toBytes } from './wildRequest.ts';

const STRANGE_PARAMETERS = [
  '',
  '.',
  '..',
  '%2e%2e',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '..%5c..%5cx',
  '%',
  '%zz',
  '%00',
  '%ff',
  '%E3%82',
  '%C0%AE',
  '\xff\xfe',
  '__proto__',
  'constructor',
  '0',
  '-1',
  '1e9',
  '99999999999999999999',
  'x'.repeat(310),
  'x'.repeat(9000),
  ';',
  'a;b=c',
  '{}',
  '"<svg onload=x>',
];
const STRANGE_PATHS = [
  '//',
  '/..',
  '/../',
  '/./',
  '/%2e%2e/',
  '%2f',
  '%5c',
  '%',
  '%00',
  '\xff',
  '#',
  '?',
  '*',
  '\\',
  'http://evil.example/',
  '\t',
  '@',
];
function anyPath(pattern: string, { parameters }: Surface): fc.Arbitrary<string> {
  const value = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...parameters) },
    { weight: 2, arbitrary: fc.constantFrom(...STRANGE_PARAMETERS) },
    { weight: 1, arbitrary: fc.string().map((text) => encodeURIComponent(text.toWellFormed())) },
  );
  const parts = pattern.split(/(:\w+|\*)/);
  const right = fc
    .tuple(...parts.map((part) => (/^(:|\*)/.test(part) ? value : fc.constant(part))))
    .map((all) => all.join(''));
  return fc.oneof(
    { weight: 6, arbitrary: right },
    { weight: 1, arbitrary: right.chain((path) => anyVariantOfText(path, STRANGE_PATHS, 3)) },
  );
}

function anyQueryOf({ queries }: Surface): fc.Arbitrary<string> {
  const right = fc.constantFrom(...queries);
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    { weight: 2, arbitrary: right.map((query) => `?${query}`) },
    {
      weight: 2,
      arbitrary: right.chain((query) =>
        anyVariantOfText(query, ['&', '=', '%', '%00', '[]', '1', '__proto__=1&'], 4).map(
          (text) => `?${toBytes(text)}`,
        ),
      ),
    },
    { weight: 3, arbitrary: anyQuery.map((query) => `?${toBytes(query.toWellFormed())}`) },
    { weight: 1, arbitrary: fc.nat(12_000).map((count) => `?x=${'y'.repeat(count)}`) },
  );
}

/** Paths and queries: right ones of a route, near ones, and strange ones. */
export function anyTarget(pattern: string, surface: Surface): fc.Arbitrary<string> {
  return fc
    .tuple(anyPath(pattern, surface), anyQueryOf(surface))
    .map(([path, query]) => path + query);
}
