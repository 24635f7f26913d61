import * as z from 'zod';

/** A share of the visitors in per cent, from 1 to 100. */
export const share = z.number().int().min(1).max(100);

/** What is said where `stepsAbove` is false. */
export const STEPS_RISE = 'each step must be more than the one before';

/** Returns whether each step is more than the one before, and the first one more than the first share. */
export function stepsAbove(first: number, steps: readonly number[]): boolean {
  return steps.every((step, at) => step > Math.max(first, ...steps.slice(0, at)));
}
