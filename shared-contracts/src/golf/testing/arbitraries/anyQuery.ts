import fc from 'fast-check';
import { PARAMETERS } from '../../search/parameters.ts';
import { SOLO_PARAMETERS } from '../../search/soloParameters.ts';

const WIRES = [...PARAMETERS, ...SOLO_PARAMETERS].map(({ wire }) => wire);
const STRANGE_NAMES = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'map_flg',
  'prefecture',
  'rafcid',
  '',
  '[]',
  'area[',
  'area[0][1]',
  '%E3%83',
  'ゴルフ',
];
const VALUES = [
  '',
  '0',
  '1',
  '2',
  '3',
  '7',
  '12',
  '13',
  '48',
  '99',
  '101',
  '102',
  '2026',
  '2027',
  '04',
  '05',
  '0_7',
  'lt05',
  'gt12',
  '5000',
  '4000',
  '26000',
  '12.5',
  '-1',
  '1e3',
  '１２',
  'lesson',
  'half_round',
  'rsv',
  'rec',
  'overseas',
  'competition',
  'normal',
  '1,2,3',
  'null',
  'undefined',
  'NaN',
  '賞品',
  'ゴルフ',
  'ｺﾞﾙﾌ',
  'コ\u3099ルフ',
  '%25E3%2582%25B4',
  '%A5%B4%A5%EB%A5%D5',
  '%83S%83%8B%83t',
  '%',
  '%zz',
  '%00',
  '%E3%82',
  '%ED%A0%80',
  '\uD800',
  '%E2%80%AEabc',
  '%2525252541',
  '%EF%BC%85%EF%BC%94%EF%BC%91',
  '%C2%A5',
  '<script>',
  "' OR 1=1 --",
  '(a+)+$',
  'x'.repeat(300),
  '%25'.repeat(200),
];

const name = fc
  .oneof(
    { weight: 8, arbitrary: fc.constantFrom(...WIRES) },
    { weight: 1, arbitrary: fc.constantFrom(...STRANGE_NAMES) },
    { weight: 1, arbitrary: fc.string() },
  )
  .chain((wire) =>
    fc.constantFrom(
      wire,
      wire,
      wire,
      wire.replace('[]', ''),
      wire.replace('[]', '[0]'),
      wire.replace('[]', '[21]'),
      wire.replace('[]', '[x]'),
      `${wire}[]`,
      encodeURIComponent(wire.toWellFormed()),
    ),
  );
const value = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 1, arbitrary: fc.integer({ min: -1, max: 120 }).map(String) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
);

/**
 * Queries as any client may send them: our names in every form, foreign names, values of every
 * kind, and strings that are not a query.
 */
export const anyQuery: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 9,
    arbitrary: fc
      .array(fc.tuple(name, value), { maxLength: 25 })
      .map((pairs) => pairs.map(([key, text]) => `${key}=${text}`).join('&')),
  },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
);
