import { OVERSEAS, areaName, isPrefectureCode, regionOf } from 'shared-contracts/areas';
import type { Text } from 'shared-contracts/labels';
import {
  defaultCondition,
  fieldsRelaxedBy,
  RELAXER_NAMES,
  type RelaxerName,
  type SearchCondition,
} from 'shared-contracts/search';
import { chosenFeatures } from './chosenFeatures.ts';

/**
 * A wider search: the key of its text, what the text names (a region, a feature), and the condition that it leads to.
 */
export interface Relaxer {
  readonly key:
    | Exclude<RelaxerName, 'noPlanFeatures'>
    | 'firstPage'
    | 'week'
    | 'wholeRegion'
    | 'without'
    | 'onlyPlaceAndDate';
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

/** Returns the region of a search in a single prefecture; 0 for any other search. */
function widerRegion({ area: [code = OVERSEAS, ...others] }: SearchCondition): number {
  return others.length === 0 && isPrefectureCode(code) ? regionOf(code) : 0;
}

/** The changes that free one wish each, in the order in which they are offered; features of plans come one by one. */
const WISHES: readonly Relaxation[] = RELAXER_NAMES.filter((key) => key !== 'noPlanFeatures').map(
  (key) => ({ key, toChange: freeing(fieldsRelaxedBy(key)) }),
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
 * The relaxers that change something about the search, the likeliest first. Each drops one thing, which its text
 * names; where several wishes can be freed, the last relaxer frees them all and keeps place and date. Each leads to
 * the first page. A page beyond the end has one relaxer, the first page, since the search may have hits enough. `now`
 * is in milliseconds.
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
  const features = chosenFeatures(condition).map(({ text, change }): Relaxer => {
    return { key: 'without', name: text, condition: { ...condition, ...change } };
  });
  const single = [...wishes, ...PLACE_AND_DATE.flatMap(toRelaxers), ...features].slice(0, MOST);
  if (wishes.length + features.length < 2) return single;
  return [
    ...single,
    { key: 'onlyPlaceAndDate', condition: { ...condition, ...freeAll(condition, free) } },
  ];
}
