import fc from 'fast-check';
import { anyQuery } from 'shared-contracts/testing/arbitraries';
import { anyVariantOfText } from '../../anyVariant.ts';
import { fitting, type Surface } from './surface.ts';
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
/** Returns values for the last parameter of a pattern: mostly right ones. */
function anyValue(pattern: string, { parameters }: Surface): fc.Arbitrary<string> {
  const [right = ['0']] = fitting(parameters, pattern);
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...right) },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE_PARAMETERS) },
    { weight: 1, arbitrary: fc.string().map((text) => encodeURIComponent(text.toWellFormed())) },
  );
}

function anyPath(pattern: string, surface: Surface): fc.Arbitrary<string> {
  const parts = pattern.split(/(:\w+|\*)/);
  const right = fc
    .tuple(
      ...parts.map((part, at) =>
        /^(:|\*)/.test(part)
          ? anyValue(parts.slice(0, at + 1).join(''), surface)
          : fc.constant(part),
      ),
    )
    .map((all) => all.join(''));
  return fc.oneof(
    { weight: 9, arbitrary: right },
    { weight: 1, arbitrary: right.chain((path) => anyVariantOfText(path, STRANGE_PATHS, 3)) },
  );
}

/** Queries for a path: right ones, right ones among random ones, near ones, and random ones alone. */
function anyQueryOf(path: string, { queries }: Surface): fc.Arbitrary<string> {
  const own = fitting(queries, path);
  const right = fc.constantFrom(...(own.length > 0 ? own : ['']));
  const random = anyQuery.map((query) => query.toWellFormed());
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant('') },
    { weight: 3, arbitrary: right.map((query) => `?${query}`) },
    {
      weight: 3,
      arbitrary: fc.tuple(right, random).map(([query, more]) => `?${query}&${more}`),
    },
    {
      weight: 3,
      arbitrary: right.chain((query) =>
        anyVariantOfText(query, ['&', '=', '%', '%00', '[]', '1', '__proto__=1&'], 4).map(
          (text) => `?${text}`,
        ),
      ),
    },
    { weight: 2, arbitrary: random.map((query) => `?${query}`) },
    { weight: 1, arbitrary: fc.nat(12_000).map((count) => `?x=${'y'.repeat(count)}`) },
  );
}

/** Writes as escapes what a line of HTTP cannot hold; a server would refuse it unread. */
function escaped(target: string): string {
  return target.replaceAll(
    /[^!-~]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
}

/** Paths, each with a query: right ones of a route, near ones, and strange ones. */
export function anyTarget(pattern: string, surface: Surface): fc.Arbitrary<string> {
  const target = anyPath(pattern, surface).chain((path) =>
    anyQueryOf(path, surface).map((query) => path + query),
  );
  return fc.oneof(
    { weight: 9, arbitrary: target.map((text) => escaped(toBytes(text.toWellFormed()))) },
    { weight: 1, arbitrary: target },
  );
}
