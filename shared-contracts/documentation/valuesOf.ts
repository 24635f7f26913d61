import { COUNTRY_CODES } from '../src/golf/areas/index.ts';
import type { Domain } from '../src/golf/search/codecs.ts';
import { SEARCH_MODES, SOLO_RATES } from '../src/golf/search/index.ts';
import type { Parameter } from '../src/golf/search/parameter.ts';

/** The values that parameters with a rule of their own may hold, in words, by wire name. */
const RULED: Readonly<Record<string, string>> = {
  search_c_name: '80 characters, no forbidden symbol',
  c_name: '80 characters, no forbidden symbol',
  'country[]': COUNTRY_CODES.join(', '),
  search_mode: SEARCH_MODES.join(', '),
  gora_area: 'the region of the first area',
  year: 'four digits; absent: the next such month',
  month: '1 to 12',
  day: '1 to 31',
  widthday: '1 to 31',
  'plan_day_detail[]': '1 to 6, 0_7',
  play_fee_min: '0, 5000 to 25000 by 1000',
  play_fee_max: '0, 5000 to 26000 by 1000',
  rates_min: SOLO_RATES.join(', '),
  rates_max: SOLO_RATES.join(', '),
  '1except[]': 'lesson, half_round; empty for none',
  srch_keyword: '100 characters, no forbidden symbol or parenthesis',
  bounds: 'south,west,north,east in degrees',
};
const AREAS =
  'prefectures 1 to 47, regions 101 to 108, 0 the whole country, 48 overseas; three at most';

/** R5.01: a flag is 1, or absent. */
function listed(values: readonly unknown[]): string {
  return values
    .filter((value) => value !== false)
    .map((value) => (value === true ? '1' : value))
    .map((value) => (value === '' ? '(empty)' : String(value)))
    .join(', ');
}

function inWords(domain: Domain): string {
  if (domain instanceof RegExp) return `matches ${domain.source}`;
  if ('subsetOf' in domain) return listed(domain.subsetOf);
  if ('from' in domain) return `${domain.from} to ${domain.to}`;
  if ('most' in domain) return `course ids with commas, ${domain.most} at most`;
  return listed(domain);
}

/** Says in words which values a parameter may hold. Throws an Error when no text says it. */
export function valuesOf<Condition>({ wire, codec }: Parameter<Condition>, areas = AREAS): string {
  const domain = codec?.domain;
  if (domain !== undefined) return inWords(domain);
  const words = wire === 'area[]' ? areas : RULED[wire];
  if (words === undefined) throw new Error(`No text says which values ${wire} may hold.`);
  return words;
}
