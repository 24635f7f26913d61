import type { VisitCounts } from 'shared-contracts/release';

export interface Verdict {
  /** `unproven` while there are too few visits, or these speak neither for nor against it. */
  readonly is: 'unproven' | 'well' | 'worse';
  /** The reason in words, with the figures. */
  readonly why: string;
}

/**
 * By how much a canary may be worse than the stable version, as a part of its visits, or of its
 * documents for those that were not heard of. Smaller differences are not worth a false alarm; larger
 * ones are found sooner the larger they are.
 */
const BOUNDS = { failed: 0.05, slow: 0.15, unheard: 0.1 } as const;
type Kind = keyof typeof BOUNDS;
const KINDS = ['failed', 'slow', 'unheard'] as const satisfies readonly Kind[];
/** The fewest visits, or documents, of each version before a verdict. */
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
/** The largest chance that a canary that is worse by the bound counts as well. */
const MISSED = 0.05;

/** How often something happened, and of how many. */
interface Part {
  readonly happened: number;
  readonly of: number;
}

/**
 * The part of the visits that went wrong. A document that hangs reports none, so that those that asked
 * for a ticket and were never heard of count beside them.
 */
function partOf(kind: Kind, counts: VisitCounts): Part {
  return kind === 'unheard'
    ? { happened: Math.max(0, counts.issued - counts.heard), of: counts.issued }
    : { happened: counts[kind], of: counts.visits };
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

/**
 * Estimates the stable version's rate, two standard errors above the mean, so that few visits give
 * a high estimate.
 */
function highEstimate({ happened, of }: Part): number {
  const rate = (happened + 1) / (of + 2);
  return Math.min(0.9, rate + 2 * Math.sqrt((rate * (1 - rate)) / of));
}

/**
 * Wald's sequential test: the log-likelihood ratio of a canary that is worse by the bound against
 * one that equals the stable version. It can run after every visit without additional false alarms.
 */
function evidence(kind: Kind, stable: Part, { happened, of }: Part): number {
  const equal = highEstimate(stable);
  const worse = Math.min(0.99, equal + BOUNDS[kind]);
  return happened * Math.log(worse / equal) + (of - happened) * Math.log((1 - worse) / (1 - equal));
}

function judgeKind(kind: Kind, stable: Part, canary: Part): Verdict['is'] {
  if (stable.of < ENOUGH.stable || canary.of < ENOUGH.canary) return 'unproven';
  const found = evidence(kind, stable, canary);
  if (canary.happened >= FEWEST && found > Math.log(1 / FALSE_ALARM)) return 'worse';
  return found < Math.log(MISSED) ? 'well' : 'unproven';
}

const NOUNS = { failed: 'visits', slow: 'visits', unheard: 'documents' } as const;

/** Says in words how often it happened to both versions. */
function toReason(kind: Kind, stable: Part, canary: Part): string {
  const ofCanary = `${percent(canary.happened / canary.of)} of ${canary.of} ${NOUNS[kind]}`;
  const ofStable = `${percent(stable.happened / stable.of)} of ${stable.of}`;
  return `${kind} in ${ofCanary}, ${ofStable} with the stable version`;
}

/**
 * Returns whether a canary is worse than the stable version by more than the bound in anything, or
 * well in everything. Shells of before count no documents: then nothing is asked of these.
 */
export function judge(stable: VisitCounts, canary: VisitCounts): Verdict {
  const asked = KINDS.filter((kind) => kind !== 'unheard' || canary.issued > 0);
  const judged = asked.map((kind) => {
    const ofStable = partOf(kind, stable);
    const ofCanary = partOf(kind, canary);
    return {
      is: judgeKind(kind, ofStable, ofCanary),
      why: () => toReason(kind, ofStable, ofCanary),
    };
  });
  const worse = judged.find(({ is }) => is === 'worse');
  if (worse) return { is: 'worse', why: worse.why() };
  if (judged.every(({ is }) => is === 'well'))
    return { is: 'well', why: `no worse than the stable version in ${canary.visits} visits` };
  return { is: 'unproven', why: `${canary.visits} visits do not tell yet` };
}
