import { LRUCache } from 'lru-cache';
import { at, type Column, type InventoryColumns, type PlanColumns } from './columns.ts';
import type { Texts } from './patternReader.ts';

/** A bit for each plan: plan `n` is bit `n % 32` of the number at `n / 32`. */
export type PlanBits = Int32Array;

/** The bits of a flag word. */
export const FLAGS = 32;
/** The number of keywords whose plans are kept. */
const KEYWORDS_KEPT = 100;

/** Returns the bits of the plans for which `fits` is true. */
function bitsOf(count: number, fits: (plan: number) => boolean): PlanBits {
  const bits = new Int32Array(Math.ceil(count / 32));
  for (let plan = 0; plan < count; plan += 1)
    if (fits(plan)) bits[plan >>> 5] = at(bits, plan >>> 5) | (1 << (plan & 31));
  return bits;
}

/** The plans that have each flag, and those whose title or course has a keyword. */
export interface PlanSets {
  readonly all: PlanBits;
  readonly withFlag: readonly PlanBits[];
  withKeyword(pattern: string): PlanBits;
}

/** The columns that the sets are made of. */
interface ReadColumns extends Pick<InventoryColumns, 'planStart' | 'titleOfPlan'> {
  readonly plans: Pick<PlanColumns, 'flags'>;
}

/** Reads the sets of the columns. They hold as long as flags, titles and courses stay the same. */
export function toPlanSets(
  columns: ReadColumns,
  texts: { readonly names: Texts; readonly titles: Texts },
): PlanSets {
  const { plans, titleOfPlan } = columns;
  const count = plans.flags.length;
  const courseOfPlan = toCourseOfPlan(columns);
  const kept = new LRUCache<string, PlanBits>({ max: KEYWORDS_KEPT });
  return {
    all: bitsOf(count, () => true),
    withFlag: Array.from({ length: FLAGS }, (_, flag) =>
      bitsOf(count, (plan) => (at(plans.flags, plan) & (1 << flag)) !== 0),
    ),
    withKeyword: (pattern) => {
      const known = kept.get(pattern);
      if (known !== undefined) return known;
      const names = texts.names(pattern);
      const titles = texts.titles(pattern);
      const found = bitsOf(
        count,
        (plan) => names[at(courseOfPlan, plan)] === 1 || titles[at(titleOfPlan, plan)] === 1,
      );
      kept.set(pattern, found);
      return found;
    },
  };
}

/** Returns the place of the course of each plan. */
function toCourseOfPlan({ plans, planStart }: ReadColumns): Column {
  const courseOfPlan = new Int32Array(plans.flags.length);
  for (let course = 0; course + 1 < planStart.length; course += 1)
    courseOfPlan.fill(course, at(planStart, course), at(planStart, course + 1));
  return courseOfPlan;
}
