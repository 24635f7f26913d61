import { areaName, COUNTRY_CODES, countryName, OVERSEAS } from 'shared-contracts/areas';
import type { Text, Translate } from 'shared-contracts/labels';
import type { SearchCondition } from 'shared-contracts/search';

/** What was searched, for the heading: a course name, countries, or areas; none where the query names nothing. */
export type Searched =
  { readonly key: 'ofName' | 'ofPlaces'; readonly what: string } | { readonly key: 'ofNothing' };

const SEPARATOR = '・';

function places({ area, country }: Pick<SearchCondition, 'area' | 'country'>): Text[] {
  const overseas =
    country.length > 0 && country.length < COUNTRY_CODES.length
      ? country.map(countryName)
      : [areaName(OVERSEAS)];
  return area.flatMap((code) => (code === OVERSEAS ? overseas : [areaName(code)])).filter(Boolean);
}

/** `label` says the places in the page's language. */
export function resultTitle(
  condition: Pick<SearchCondition, 'area' | 'country' | 'courseName'>,
  label: Translate,
): Searched {
  if (condition.courseName !== '') return { key: 'ofName', what: condition.courseName };
  const names = places(condition);
  return names.length > 0
    ? { key: 'ofPlaces', what: names.map((name) => label(name)).join(SEPARATOR) }
    : { key: 'ofNothing' };
}
