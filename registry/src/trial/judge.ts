import type { VisitCounts } from 'shared-contracts/release';

export interface Verdict {
  readonly is: 'unknown' | 'well' | 'worse';
  /** In words, with the figures. */
  readonly why: string;
}

/**
 * How far a canary may be worse than the stable version, in parts of the visits. A difference below is not worth a false
 * alarm; one above is found the sooner the larger it is.
 */
const BOUNDS = { failed: 0.05, slow: 0.15 } as const;
/** Fewest visits of either before a verdict. */
const ENOUGH = { stable: 20, canary: 12 } as const;
/** Fewest visits that went wrong: more than one network may tell of in a day (`VISITS_PER_NETWORK` of a shell server). */
const FEWEST = 3;
/** The chance with which a canary that equals the stable version is taken back, at most, however long it is watched. */
const FALSE_ALARM = 0.002;

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

/** The stable version's rate, on the high side as long as few visits tell of it: two standard errors above. */
function highEstimate(happened: number, visits: number): number {
  const rate = (happened + 1) / (visits + 2);
  return Math.min(0.9, rate + 2 * Math.sqrt((rate * (1 - rate)) / visits));
}

/**
 * Wald's sequential test: how much better the visits fit a canary that is worse by the bound than one that equals the
 * stable version. It may be asked after every visit, without the false alarms that looking again and again would give.
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

/** Whether a canary is worse than the stable version by more than the bound; `unknown` as long as visits are few. */
export function judge(stable: VisitCounts, canary: VisitCounts): Verdict {
  if (stable.visits < ENOUGH.stable || canary.visits < ENOUGH.canary)
    return { is: 'unknown', why: 'too few visits' };
  for (const kind of ['failed', 'slow'] as const) {
    const figures = `${percent(canary[kind] / canary.visits)} of ${canary.visits} visits, ${percent(stable[kind] / stable.visits)} of ${stable.visits} with the stable version`;
    if (isWorse(kind, stable, canary)) return { is: 'worse', why: `${kind} in ${figures}` };
  }
  return { is: 'well', why: `no worse than the stable version in ${canary.visits} visits` };
}
