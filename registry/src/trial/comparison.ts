import { type RolloutRules, rolloutRules } from 'shared-contracts/release';
import type { WidgetManifest } from 'shared-contracts/widget';

/** What can go wrong with a visit, or with a document for those that were not heard of. */
export type Kind = 'failed' | 'slow' | 'unheard';

/** How often something happened, and of how many. */
export interface Part {
  readonly happened: number;
  readonly of: number;
}

/** By which part a version may be worse than its base, for each kind. */
export type Bounds = Readonly<Record<Kind, number>>;

/** With what a version is compared, and in what. */
export interface Comparison {
  readonly kinds: readonly Kind[];
  readonly bounds: Bounds;
  /** The fewest visits, or documents, that must be known of the base. */
  readonly fewestOfBase: number;
  /** What is assumed of the base besides what is known of it. */
  readonly assumed: Part;
  /** The base in words. */
  readonly base: string;
}

/**
 * A canary beside the stable version: both have visitors at the same time. `rules` are those of the
 * canary's team.
 */
export function besideStable({ worseBy }: RolloutRules): Comparison {
  return {
    kinds: ['failed', 'slow', 'unheard'],
    bounds: worseBy,
    fewestOfBase: 20,
    assumed: { happened: 0, of: 0 },
    base: 'the stable version',
  };
}

/**
 * A version for all visitors against what is known of the one before. Its visits are of another hour: a
 * slow hour of the site is no fault of the version, so that slowness is not asked. Of a version before
 * that had few visits it is assumed that it fails now and then, so that only much worse ones are taken
 * back.
 */
export function afterVersion(before: string, { worseBy }: RolloutRules): Comparison {
  return {
    kinds: ['failed', 'unheard'],
    bounds: worseBy,
    fewestOfBase: 0,
    assumed: { happened: 3, of: 20 },
    base: `the version before (${before})`,
  };
}

/** Returns the rules for a published version: its team's own, or the platform's. */
export function rulesOf({ rollout = {} }: Pick<WidgetManifest, 'rollout'>): RolloutRules {
  return rolloutRules.parse(rollout);
}
