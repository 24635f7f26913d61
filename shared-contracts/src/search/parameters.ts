import type { SearchCondition } from './condition.ts';
import { SEARCH_FIELDS } from './fields/searchFields.ts';
import { toParameters } from './fields/toParameters.ts';
import { type Parameter, ruledParameter } from './parameter.ts';
import { toGoraArea } from './payloads.ts';
import type { Reading } from './reading.ts';

type Row = Parameter<SearchCondition>;

const ROWS: readonly Row[] = toParameters<SearchCondition>(SEARCH_FIELDS, ({ place = 0 }) => place);

/** The mode is read before everything: the defaults hang on it. An unknown one is the default, silently (R5.30). */
export const MODE_PARAMETERS = ROWS.filter(({ field }) => field === 'searchMode');

/** In its place in the table it only says whether it was used: the area may have changed the mode since (R5.34). */
function keepMode(reading: Reading<SearchCondition>): void {
  const { searchMode } = reading.draft;
  for (const row of MODE_PARAMETERS) row.read(reading);
  reading.draft.searchMode = searchMode;
}

/** R3.01: the table of parameters, in the order in which they are checked (R5.29) and written. */
export const PARAMETERS: readonly Row[] = ROWS.map((row) =>
  row.field === 'searchMode' ? { ...row, read: keepMode } : row,
);

/** R3.04: derived from the area whenever it is written, and never believed. */
export const DERIVED_PARAMETERS: readonly Row[] = [
  ruledParameter<SearchCondition>('gora_area', 'area', {
    label: '地方',
    values: 'the region of the first area',
    write: (c) => [String(toGoraArea(c) || '')],
  }),
];

/** R7.03: sent with every course search. The values are ours. */
export const GATEWAY_CONSTANTS = { ver: ['2'], play_fee_detail: ['1'] } as const;
