import * as z from 'zod/mini';

function stricter(least: number, usual: number) {
  return z._default(z.number().check(z.minimum(least), z.maximum(usual)), usual);
}

/** By how much a version may be worse: a part of its visits, or of its documents (`unheard`). */
const worseBy = z.strictObject({
  failed: stricter(0.01, 0.05),
  slow: stricter(0.03, 0.15),
  unheard: stricter(0.02, 0.1),
});

/** What a canary has to pass before the registry raises it. `minutes` is the time at one share. */
const step = z.strictObject({
  visits: z._default(z.int().check(z.minimum(200), z.maximum(100_000)), 200),
  minutes: z._default(z.int().check(z.minimum(10), z.maximum(10_080)), 10),
});

/**
 * A team's own rules for its canaries, in `widget.config.ts`. They can only be stricter than those of
 * the platform, which are the defaults: a smaller difference takes a version back, and a step takes
 * more visits or longer. Throws where one is not.
 */
export const rolloutRules = z.strictObject({
  worseBy: z._default(worseBy, worseBy.parse({})),
  step: z._default(step, step.parse({})),
});
export type RolloutRules = z.infer<typeof rolloutRules>;
