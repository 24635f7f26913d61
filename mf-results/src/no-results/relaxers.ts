import { OVERSEAS, areaName, isPrefectureCode, regionOf } from 'shared-contracts/areas';
import type { Label } from 'shared-contracts/labels';
import {
  defaultCondition,
  fieldsRelaxedBy,
  RELAXER_NAMES,
  type RelaxerName,
  type SearchCondition,
} from 'shared-contracts/search';

/**
 * A wider search: the key of its text, the region that the text names, and the condition that it
 * leads to.
 */
export interface Relaxer {
  readonly key: RelaxerName | 'firstPage' | 'week' | 'wholeRegion' | 'onlyPlaceAndDate';
  readonly region?: Label | '';
  readonly condition: SearchCondition;
}

type Change = Partial<SearchCondition>;

/**
 * Returns what to change in `condition`; undefined when it asks for no more than the `free`
 * condition does.
 */
type ToChange = (condition: SearchCondition, free: SearchCondition) => Change | undefined;

interface Relaxation {
  readonly key: Relaxer['key'];
  readonly toChange: ToChange;
}

const WEEK = 7;

function pick(condition: SearchCondition, fields: readonly (keyof SearchCondition)[]): Change {
  return Object.fromEntries(fields.map((field) => [field, condition[field]]));
}

/** Returns the change that frees these fields. */
function freeing(fields: readonly (keyof SearchCondition)[]): ToChange {
  return (condition, free) =>
    JSON.stringify(pick(condition, fields)) === JSON.stringify(pick(free, fields))
      ? undefined
      : pick(free, fields);
}

/** Returns the region of a search in a single prefecture; 0 for any other search. */
function widerRegion({ area: [code = OVERSEAS, ...others] }: SearchCondition): number {
  return others.length === 0 && isPrefectureCode(code) ? regionOf(code) : 0;
}

/** The changes that free one wish each, in the order in which they are offered. */
const WISHES: readonly Relaxation[] = RELAXER_NAMES.map((key) => ({
  key,
  toChange: freeing(fieldsRelaxedBy(key)),
}));

/** The changes that widen the place and the days. */
const PLACE_AND_DATE: readonly Relaxation[] = [
  {
    key: 'week',
    toChange: ({ widthday }) => (widthday < WEEK ? { widthday: WEEK } : undefined),
  },
  {
    key: 'wholeRegion',
    toChange: (condition) =>
      widerRegion(condition)
        ? { area: [widerRegion(condition)], highway: 0, distance: 0 }
        : undefined,
  },
];

/**
 * The relaxers that change something about the search, the likeliest first. Where several wishes
 * can be freed, the last relaxer frees them all and keeps place and date. Each leads to the first
 * page. A page beyond the end has one relaxer, the first page, since the search may have hits
 * enough. `now` is in milliseconds.
 */
export function relaxersFor(condition: SearchCondition, now: number): Relaxer[] {
  if (condition.page > 1) return [{ key: 'firstPage', condition: { ...condition, page: 1 } }];
  const free = defaultCondition(condition.searchMode, now);
  const toRelaxers = ({ key, toChange }: Relaxation): Relaxer[] => {
    const change = toChange(condition, free);
    if (!change) return [];
    const region = key === 'wholeRegion' ? { region: areaName(widerRegion(condition)) } : {};
    return [{ key, ...region, condition: { ...condition, ...change } }];
  };
  const wishes = WISHES.flatMap(toRelaxers);
  const single = [...wishes, ...PLACE_AND_DATE.flatMap(toRelaxers)];
  if (wishes.length < 2) return single;
  const onlyPlaceAndDate = WISHES.reduce(
    (wider, { toChange }) => ({ ...wider, ...toChange(condition, free) }),
    condition,
  );
  return [...single, { key: 'onlyPlaceAndDate', condition: onlyPlaceAndDate }];
}
