import type { SearchCondition } from './condition.ts';
import { SEARCH_FIELDS } from './fields/searchFields.ts';
import { toParameters } from './fields/derive.ts';
import { type Parameter, ruledParameter } from './parameter.ts';
import { toGoraArea } from './goraArea.ts';

type Row = Parameter<SearchCondition>;

/** R3.01: the table of parameters, in the order in which they are checked (R5.29) and written. */
export const PARAMETERS: readonly Row[] = toParameters<SearchCondition>(SEARCH_FIELDS).toSorted(
  (one, other) => (one.place ?? 0) - (other.place ?? 0),
);

/** R3.04: parameters that writing derives from the condition; reading ignores them. */
export const DERIVED_PARAMETERS: readonly Row[] = [
  ruledParameter<SearchCondition>('gora_area', 'area', {
    label: '地方',
    write: (c) => [String(toGoraArea(c) || '')],
  }),
];

/** R7.03: parameters that every course search sends. Their values are ours. */
export const GATEWAY_CONSTANTS = { ver: ['2'], play_fee_detail: ['1'] } as const;
