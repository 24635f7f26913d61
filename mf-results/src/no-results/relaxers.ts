import { OVERSEAS, areaName, isPrefectureCode, regionOf } from 'shared-contracts/areas';
import type { Label } from 'shared-contracts/labels';
import {
  defaultCondition,
  fieldsRelaxedBy,
  RELAXER_NAMES,
  type RelaxerName,
  type SearchCondition,
} from 'shared-contracts/search';

/** One tap that lets more courses in: a text's key, what fills it, and the condition that it leads to. */
export interface Relaxer {
  readonly key: RelaxerName | 'firstPage' | 'week' | 'wholeRegion' | 'onlyPlaceAndDate';
  readonly region?: Label | '';
  readonly condition: SearchCondition;
}

type Change = Partial<SearchCondition>;

const WEEK = 7;

function pick(condition: SearchCondition, fields: readonly (keyof SearchCondition)[]): Change {
  return Object.fromEntries(fields.map((field) => [field, condition[field]]));
}

/** The change that frees these fields, or none where they are free. */
function freeing(fields: readonly (keyof SearchCondition)[]): Freeing {
  return (condition, free) =>
    JSON.stringify(pick(condition, fields)) === JSON.stringify(pick(free, fields))
      ? undefined
      : pick(free, fields);
}

/** A single prefecture can grow to its region. */
function widerRegion({ area: [code = OVERSEAS, ...others] }: SearchCondition): number {
  return others.length === 0 && isPrefectureCode(code) ? regionOf(code) : 0;
}

type Freeing = (condition: SearchCondition, free: SearchCondition) => Change | undefined;

const WISHES = Object.fromEntries(
  RELAXER_NAMES.map((name) => [name, freeing(fieldsRelaxedBy(name))]),
) as Readonly<Record<RelaxerName, Freeing>>;

const CHANGES: Record<Exclude<Relaxer['key'], 'firstPage' | 'onlyPlaceAndDate'>, Freeing> = {
  ...WISHES,
  week: ({ widthday }) => (widthday < WEEK ? { widthday: WEEK } : undefined),
  wholeRegion: (condition) =>
    widerRegion(condition)
      ? { area: [widerRegion(condition)], highway: 0, distance: 0 }
      : undefined,
};

const OF_PLACE_AND_DATE: readonly Relaxer['key'][] = ['week', 'wholeRegion'];

/**
 * Only those that change something, the likeliest first, and all of them but place and date together; each starts at the first page. A page beyond the end has but one
 * way out, since there may be hits enough. `now` in milliseconds.
 */
export function relaxersFor(condition: SearchCondition, now: number): Relaxer[] {
  if (condition.page > 1) return [{ key: 'firstPage', condition: { ...condition, page: 1 } }];
  const free = defaultCondition(condition.searchMode, now);
  const single = (Object.keys(CHANGES) as (keyof typeof CHANGES)[]).flatMap((key): Relaxer[] => {
    const change = CHANGES[key](condition, free);
    if (!change) return [];
    const region = key === 'wholeRegion' ? { region: areaName(widerRegion(condition)) } : {};
    return [{ key, ...region, condition: { ...condition, ...change } }];
  });
  const wishes = single.filter(({ key }) => !OF_PLACE_AND_DATE.includes(key));
  return wishes.length < 2
    ? single
    : [
        ...single,
        {
          key: 'onlyPlaceAndDate',
          condition: wishes.reduce(
            (wider, { key }) => ({
              ...wider,
              ...CHANGES[key as keyof typeof CHANGES](condition, free),
            }),
            condition,
          ),
        },
      ];
}
