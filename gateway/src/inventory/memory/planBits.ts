import { LRUCache } from 'lru-cache';
import type { SearchCriteria } from '../search/criteria.ts';
import { at, type Column, type InventoryColumns, type PlanColumns } from './columns.ts';
import type { Texts } from './patternReader.ts';

/** A bit for each plan: plan `n` is bit `n % 32` of the number at `n / 32`. */
export type PlanBits = Int32Array;

/** The bits of a flag word. */
const FLAGS = 32;
/** The number of keywords whose plans are kept. */
const KEYWORDS_KEPT = 100;

/** Returns the bits of the plans for which `fits` is true. */
function bitsOf(count: number, fits: (plan: number) => boolean): PlanBits {
  const bits = new Int32Array(Math.ceil(count / 32));
  for (let plan = 0; plan < count; plan += 1)
    if (fits(plan)) bits[plan >>> 5] = at(bits, plan >>> 5) | (1 << (plan & 31));
  return bits;
}

/** Whether a plan is among the plans. */
export function hasPlan(bits: PlanBits, plan: number): boolean {
  return (at(bits, plan >>> 5) & (1 << (plan & 31))) !== 0;
}

/**
 * Returns the first of the plans from `start` up to, but without, `end`; `end` if there is none.
 */
export function nextPlan(bits: PlanBits, start: number, end: number): number {
  let plan = start;
  while (plan < end) {
    const ahead = at(bits, plan >>> 5) >>> (plan & 31);
    if (ahead !== 0) return Math.min(end, plan + 31 - Math.clz32(ahead & -ahead));
    plan = (plan | 31) + 1;
  }
  return end;
}

/** Returns the places of the bits that are set in a flag word. */
function flagsIn(word: number): number[] {
  const flags: number[] = [];
  for (let flag = 0; flag < FLAGS; flag += 1) if ((word & (1 << flag)) !== 0) flags.push(flag);
  return flags;
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

function keepAll(found: PlanBits, set: PlanBits): void {
  for (let word = 0; word < found.length; word += 1) found[word] = at(found, word) & at(set, word);
}

function dropAll(found: PlanBits, set: PlanBits): void {
  for (let word = 0; word < found.length; word += 1) found[word] = at(found, word) & ~at(set, word);
}

/** What a search asks of a plan, whatever its course and day. */
type PlanWishes = Pick<
  SearchCriteria,
  'planFlags' | 'withoutPlanFlags' | 'anyPlanFlags' | 'keywordPatterns'
>;

/** Returns the plans that are in one of the sets. */
function union(sets: readonly PlanBits[], size: number): PlanBits {
  const found = new Int32Array(size);
  for (const set of sets)
    for (let word = 0; word < size; word += 1) found[word] = at(found, word) | at(set, word);
  return found;
}

/**
 * Returns the plans that fit by flags and words; SQL's filter is `planFits`, which compares the zones
 * too. The caller must not change them.
 */
export function fittingPlans(
  { all, withFlag, withKeyword }: PlanSets,
  { planFlags, withoutPlanFlags, anyPlanFlags, keywordPatterns }: PlanWishes,
): PlanBits {
  const setOf = (flag: number): PlanBits => withFlag[flag] ?? all;
  const wanted = [
    ...flagsIn(planFlags).map(setOf),
    ...anyPlanFlags.map((word) => union(flagsIn(word).map(setOf), all.length)),
    ...keywordPatterns.map(withKeyword),
  ];
  const unwanted = flagsIn(withoutPlanFlags).map(setOf);
  if (wanted.length + unwanted.length === 0) return all;
  const found = all.slice();
  for (const set of wanted) keepAll(found, set);
  for (const set of unwanted) dropAll(found, set);
  return found;
}
