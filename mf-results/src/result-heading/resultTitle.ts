import { areaName, COUNTRY_CODES, countryName, OVERSEAS } from 'shared-contracts/areas';
import type { Text, Translate } from 'shared-contracts/labels';
import type { SearchCondition } from 'shared-contracts/search';

/** The searched name or places for the heading; `ofNothing` when the search names none. */
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

/**
 * Returns the texts of the heading: a course name, else countries and areas. `label` translates the
 * places.
 */
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
