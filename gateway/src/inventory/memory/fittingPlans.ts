import type { SearchCriteria } from '../search/criteria.ts';
import { at } from './columns.ts';
import { FLAGS, type PlanBits, type PlanSets } from './planBits.ts';

/** Returns the places of the bits that are set in a flag word. */
function flagsIn(word: number): number[] {
  const flags: number[] = [];
  for (let flag = 0; flag < FLAGS; flag += 1) if ((word & (1 << flag)) !== 0) flags.push(flag);
  return flags;
}

/** What a search asks of a plan, whatever its course and day. */
type PlanWishes = Pick<
  SearchCriteria,
  'planFlags' | 'withoutPlanFlags' | 'anyPlanFlags' | 'keywordPatterns'
>;

/**
 * The plans that fit a search by flags and words. It joins the sets where somebody looks, 32 plans at a
 * time, because most searches look at the courses of a few prefectures.
 */
export class FittingPlans {
  readonly #all: PlanBits;
  readonly #wanted: readonly PlanBits[];
  readonly #unwanted: readonly PlanBits[];
  /** A plan has to be in one set of each list. */
  readonly #oneOf: readonly (readonly PlanBits[])[];
  /** The words that are joined, and for each whether it is. */
  readonly #found: PlanBits;
  readonly #isFound: Uint8Array;

  constructor({ all, withFlag, withKeyword }: PlanSets, wishes: PlanWishes) {
    const setsOf = (flags: number): PlanBits[] =>
      flagsIn(flags).map((flag) => withFlag[flag] ?? all);
    this.#all = all;
    this.#wanted = [...setsOf(wishes.planFlags), ...wishes.keywordPatterns.map(withKeyword)];
    this.#unwanted = setsOf(wishes.withoutPlanFlags);
    this.#oneOf = wishes.anyPlanFlags.map(setsOf);
    this.#found = new Int32Array(all.length);
    this.#isFound = new Uint8Array(all.length);
  }

  #join(word: number): number {
    let bits = at(this.#all, word);
    for (const set of this.#wanted) bits &= at(set, word);
    for (const set of this.#unwanted) bits &= ~at(set, word);
    for (const list of this.#oneOf) {
      let some = 0;
      for (const set of list) some |= at(set, word);
      bits &= some;
    }
    this.#found[word] = bits;
    this.#isFound[word] = 1;
    return bits;
  }

  #word(word: number): number {
    return this.#isFound[word] === 1 ? at(this.#found, word) : this.#join(word);
  }

  has(plan: number): boolean {
    return (this.#word(plan >>> 5) & (1 << (plan & 31))) !== 0;
  }

  /**
   * Returns the first of the plans from `start` up to, but without, `end`; `end` if there is none.
   */
  next(start: number, end: number): number {
    let plan = start;
    while (plan < end) {
      const ahead = this.#word(plan >>> 5) >>> (plan & 31);
      if (ahead !== 0) return Math.min(end, plan + 31 - Math.clz32(ahead & -ahead));
      plan = (plan | 31) + 1;
    }
    return end;
  }
}
