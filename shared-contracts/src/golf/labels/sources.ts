import { COUNTRIES, COUNTRY_OPTIONS, PREFECTURES, REGIONS, areaName } from '../areas/index.ts';
import { FORM_MESSAGES, SEARCH_MESSAGES } from '../messages/searchMessages.ts';
import { BRIDGE_DAY, HOLIDAYS, substituteFor } from '../holidays/index.ts';
import { roadChoices } from '../roads/index.ts';
import * as choices from '../search/choices/index.ts';
import { DERIVED_PARAMETERS, PARAMETERS } from '../search/parameters.ts';
import { PAGE_TABLE } from '../search/pageParameters.ts';
import { SOLO_PARAMETERS } from '../search/soloParameters.ts';
import { keywordLabel, ratesLabel, shortCourseLabel } from '../search/labels.ts';

function hasLabel(value: unknown): value is { label: string } {
  return typeof value === 'object' && value !== null && 'label' in value;
}

/** The labels of every table of choices, whatever is added to them. */
const ofChoices = Object.values(choices).flatMap((table: unknown) =>
  Array.isArray(table) ? table.filter(hasLabel).map(({ label }) => label) : [],
);

/** Every Japanese text of the contracts that a page may show: a dictionary must know all of them, and no other. Roads keep their names. */
export const LABEL_SOURCES: readonly string[] = [
  ...new Set([
    ...[
      ...PREFECTURES,
      ...REGIONS,
      ...COUNTRIES,
      ...COUNTRY_OPTIONS.top,
      ...COUNTRY_OPTIONS.other,
    ].map(({ name }) => name),
    areaName(0),
    areaName(48),
    ...HOLIDAYS.flatMap(({ name }) => [name, substituteFor(name)]),
    BRIDGE_DAY,
    ...ofChoices,
    ...choices.COMPE_TYPES.map(({ marker }) => marker),
    ...roadChoices([]).map(({ label }) => label),
    ...[...PARAMETERS, ...DERIVED_PARAMETERS, ...SOLO_PARAMETERS, ...PAGE_TABLE].map(
      ({ label }) => label,
    ),
    // what messages name beside the labels
    '料金',
    'プレー日',
    keywordLabel('%s'),
    shortCourseLabel(0),
    shortCourseLabel(1),
    ratesLabel(8000, 12_000),
    ratesLabel(0, 12_000),
    ratesLabel(8000, 0),
    ...Object.values(SEARCH_MESSAGES),
    ...Object.values(FORM_MESSAGES),
  ]),
];
