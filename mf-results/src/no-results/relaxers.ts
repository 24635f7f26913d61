import { areaName, isPrefectureCode, regionOf } from 'shared-contracts/areas';
import type { Text } from 'shared-contracts/labels';
import {
  defaultCondition,
  fieldsRelaxedBy,
  optionChips,
  RELAXER_NAMES,
  relaxerOf,
  SAID_OPTIONS,
  type RelaxerName,
  type SearchCondition,
} from 'shared-contracts/search';

/**
 * A wider search: the key of its text, what the text names (a region, a feature), and the condition
 * that it leads to.
 */
export interface Relaxer {
  readonly key:
    | Exclude<RelaxerName, 'noPlanFeatures'>
    | 'firstPage'
    | 'week'
    | 'wholeRegion'
    | 'without'
    | 'onlyPlaceAndDate'
    | 'nearName';
  readonly name?: Text;
  readonly condition: SearchCondition;
}

/** Wider searches at most: each costs a count, and more are no help. */
const MOST = 8;

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

/** Returns the change that frees every wish. */
const freeAll = freeing(RELAXER_NAMES.flatMap(fieldsRelaxedBy));

/** Returns the region of a search in prefectures of one region; 0 for any other search. */
function widerRegion({ area }: SearchCondition): number {
  const [region = 0, ...others] = new Set(
    area.map((code) => (isPrefectureCode(code) ? regionOf(code) : 0)),
  );
  return others.length === 0 ? region : 0;
}

/**
 * The changes that free one wish each, in the order in which they are offered; features of plans
 * come one by one.
 */
const WISHES: readonly Relaxation[] = RELAXER_NAMES.filter((key) => key !== 'noPlanFeatures').map(
  (key) => ({ key, toChange: freeing(fieldsRelaxedBy(key)) }),
);

/** The options that go one by one, each by its name: features of the plans, and the distance. */
const NAMED_OPTIONS = SAID_OPTIONS.filter(
  (name) => name === 'distance' || relaxerOf(name) === 'noPlanFeatures',
);

/** The road takes its distance along, which is said by itself where there is no road. */
function isOffered({ key }: Relaxation, { highway }: SearchCondition): boolean {
  return key !== 'noHighway' || highway !== 0;
}

/** The changes that widen the place and the days. */
const PLACE_AND_DATE: readonly Relaxation[] = [
  {
    key: 'week',
    toChange: ({ widthday }) => (widthday < WEEK ? { widthday: WEEK } : undefined),
  },
  {
    key: 'wholeRegion',
    // a road is a wish about the place, which goes by itself
    toChange: (condition) =>
      widerRegion(condition) && condition.highway === 0
        ? { area: [widerRegion(condition)] }
        : undefined,
  },
];

/**
 * The relaxers that change something about the search, the likeliest first. Each drops one thing,
 * which its text names, and leads to the first page. A page beyond the end has one relaxer, the
 * first page, since the search may have hits enough. `now` is in milliseconds.
 */
export function relaxersFor(condition: SearchCondition, now: number): Relaxer[] {
  if (condition.page > 1) return [{ key: 'firstPage', condition: { ...condition, page: 1 } }];
  const free = defaultCondition(condition.searchMode, now);
  const toRelaxers = ({ key, toChange }: Relaxation): Relaxer[] => {
    const change = toChange(condition, free);
    if (!change) return [];
    const named = key === 'wholeRegion' ? { name: areaName(widerRegion(condition)) } : {};
    return [{ key, ...named, condition: { ...condition, ...change } }];
  };
  const wishes = WISHES.filter((each) => isOffered(each, condition)).flatMap(toRelaxers);
  const options = optionChips(condition, NAMED_OPTIONS).map(({ text, without }): Relaxer => {
    return { key: 'without', name: text, condition: without };
  });
  return [...wishes, ...PLACE_AND_DATE.flatMap(toRelaxers), ...options].slice(0, MOST);
}

/**
 * The relaxer that drops every wish and keeps place and date, for a search that no single relaxer
 * helps; undefined where it would drop one wish or none.
 */
export function relaxerOfAll(condition: SearchCondition, now: number): Relaxer | undefined {
  const free = defaultCondition(condition.searchMode, now);
  const all = { ...condition, ...freeAll(condition, free) };
  const wishes = relaxersFor(condition, now).filter(
    ({ key }) => key !== 'week' && key !== 'wholeRegion' && key !== 'firstPage',
  );
  return wishes.length > 1 ? { key: 'onlyPlaceAndDate', condition: all } : undefined;
}
