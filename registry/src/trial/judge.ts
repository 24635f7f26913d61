import type { VisitCounts } from 'shared-contracts/release';

export interface Verdict {
  readonly is: 'unknown' | 'well' | 'worse';
  /** The reason in words, with the figures. */
  readonly why: string;
}

/**
 * By how much a canary may be worse than the stable version, as a part of its visits. Smaller
 * differences are not worth a false alarm; larger ones are found sooner the larger they are.
 */
const BOUNDS = { failed: 0.05, slow: 0.15 } as const;
/** The fewest visits of each version before a verdict. */
const ENOUGH = { stable: 20, canary: 12 } as const;
/**
 * The fewest bad visits for a verdict: more than one network may report in a day (setting
 * `VISITS_PER_NETWORK` of the shell).
 */
const FEWEST = 3;
/**
 * The largest chance that a canary that equals the stable version is taken back, however long its
 * trial.
 */
const FALSE_ALARM = 0.002;

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

/**
 * Estimates the stable version's rate, two standard errors above the mean, so that few visits give
 * a high estimate.
 */
function highEstimate(happened: number, visits: number): number {
  const rate = (happened + 1) / (visits + 2);
  return Math.min(0.9, rate + 2 * Math.sqrt((rate * (1 - rate)) / visits));
}

/**
 * Wald's sequential test: the log-likelihood ratio of a canary that is worse by the bound against
 * one that equals the stable version. It can run after every visit without additional false alarms.
 */
function evidence(happened: number, visits: number, equal: number, worse: number): number {
  return (
    happened * Math.log(worse / equal) + (visits - happened) * Math.log((1 - worse) / (1 - equal))
  );
}

function isWorse(kind: keyof typeof BOUNDS, stable: VisitCounts, canary: VisitCounts): boolean {
  if (canary[kind] < FEWEST) return false;
  const equal = highEstimate(stable[kind], stable.visits);
  const worse = Math.min(0.99, equal + BOUNDS[kind]);
  return evidence(canary[kind], canary.visits, equal, worse) > Math.log(1 / FALSE_ALARM);
}

/** Says in words how often it happened to both versions. */
function toReason(kind: keyof typeof BOUNDS, stable: VisitCounts, canary: VisitCounts): string {
  const ofCanary = `${percent(canary[kind] / canary.visits)} of ${canary.visits} visits`;
  const ofStable = `${percent(stable[kind] / stable.visits)} of ${stable.visits}`;
  return `${kind} in ${ofCanary}, ${ofStable} with the stable version`;
}

/**
 * Returns whether a canary is worse than the stable version by more than the bound; `unknown` while
 * there are too few visits.
 */
export function judge(stable: VisitCounts, canary: VisitCounts): Verdict {
  if (stable.visits < ENOUGH.stable || canary.visits < ENOUGH.canary)
    return { is: 'unknown', why: 'too few visits' };
  for (const kind of ['failed', 'slow'] as const) {
    if (isWorse(kind, stable, canary)) return { is: 'worse', why: toReason(kind, stable, canary) };
  }
  return { is: 'well', why: `no worse than the stable version in ${canary.visits} visits` };
}
