import { COUNTRIES, COUNTRY_OPTIONS, PREFECTURES, REGIONS, areaName } from '../../areas/index.ts';
import { toDayNumber } from '../../format/index.ts';
import { BRIDGE_DAY, HOLIDAYS, substituteFor } from '../../holidays/index.ts';
import type { Sentence, SentenceKey } from '../../labels/index.ts';
import { FORM_MESSAGES, SEARCH_MESSAGES } from '../../messages/index.ts';
import * as choices from '../../search/choices/index.ts';
import { shortCourseLabel } from '../../search/labels.ts';
import { PAGE_TABLE } from '../../search/pageParameters.ts';
import { DERIVED_PARAMETERS, PARAMETERS } from '../../search/parameters.ts';
import { SOLO_PARAMETERS } from '../../search/soloParameters.ts';

function labelIn(value: unknown): string[] {
  return typeof value === 'object' &&
    value !== null &&
    'label' in value &&
    typeof value.label === 'string'
    ? [value.label]
    : [];
}

/** The labels of every table of choices. */
const ofChoices = Object.values(choices).flatMap((table: unknown) =>
  Array.isArray(table) ? table.flatMap(labelIn) : [],
);
function shortCourseLabels(): string[] {
  return [0, 1].map(shortCourseLabel).filter((label) => typeof label === 'string');
}

/**
 * Every Japanese label and name of the contracts that a page may show: each language knows all of
 * them, and no other. Roads and courses are not among them: they have names.
 */
export const LABEL_SOURCES: readonly string[] = [
  ...new Set<string>([
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
    ...[...PARAMETERS, ...DERIVED_PARAMETERS, ...SOLO_PARAMETERS, ...PAGE_TABLE].map(
      ({ label }) => label,
    ),
    // the messages and the list of roads use these labels too
    '料金',
    'プレー日',
    '道路名',
    ...shortCourseLabels(),
    ...Object.values(SEARCH_MESSAGES),
    ...Object.values(FORM_MESSAGES),
  ]),
];

/**
 * One example of each sentence; a key without one does not compile. A value of 1 shows the form
 * that a language has for one.
 */
export const SENTENCE_EXAMPLES: { readonly [Key in SentenceKey]: Sentence<Key> } = {
  startHour: { key: 'startHour', values: { hour: 9 } },
  days: { key: 'days', values: { days: 1 } },
  consecutiveSlots: { key: 'consecutiveSlots', values: { slots: 1 } },
  withinDistance: { key: 'withinDistance', values: { kilometres: 1 } },
  road: { key: 'road', values: { name: '東北自動車道' } },
  keyword: { key: 'keyword', values: { keyword: '昼食付き' } },
  feesBetween: { key: 'feesBetween', values: { from: 8000, to: 12_000 } },
  feesTo: { key: 'feesTo', values: { to: 12_000 } },
  feesFrom: { key: 'feesFrom', values: { from: 8000 } },
  C000001: { key: 'C000001', values: { field: '曜日' } },
  C000002: { key: 'C000002', values: { areas: '99' } },
  C000003: { key: 'C000003', values: { field: 'プレー日' } },
  C000004: { key: 'C000004', values: { lastDay: toDayNumber(2027, 6, 30) } },
  C000005: { key: 'C000005', values: { field: '料金' } },
  C000006: { key: 'C000006', values: { field: 'コース名' } },
  C000007: { key: 'C000007', values: { field: 'コース名', most: 80 } },
};
