import type { VisitCounts } from 'shared-contracts/release';
import type { Comparison, Kind, Part } from './comparison.ts';
import { toReason } from './toReason.ts';

export interface Verdict {
  /** `unproven` while there are too few visits, or these speak neither for nor against it. */
  readonly is: 'unproven' | 'well' | 'worse';
  /** The reason in words, with the figures. */
  readonly why: string;
}

/** The fewest visits, or documents, of a version before a verdict. */
const ENOUGH = 12;
/**
 * The fewest bad visits for a verdict: more than one network may report in a day (setting
 * `VISITS_PER_NETWORK` of the shell).
 */
const FEWEST = 3;
/** The largest chance that a version that equals its base is taken back, however long it is judged. */
const FALSE_ALARM = 0.002;
/** The largest chance that a version that is worse by the bound counts as well. */
const MISSED = 0.05;

/**
 * The part of the visits that went wrong. A document that hangs reports none, so that those that asked
 * for a ticket and were never heard of count beside them.
 */
function partOf(kind: Kind, counts: VisitCounts): Part {
  return kind === 'unheard'
    ? { happened: Math.max(0, counts.issued - counts.heard), of: counts.issued }
    : { happened: counts[kind], of: counts.visits };
}

/**
 * Estimates the base's rate, two standard errors above the mean, so that few visits give a high
 * estimate.
 */
function highEstimate({ happened, of }: Part): number {
  const rate = (happened + 1) / (of + 2);
  return Math.min(0.9, rate + 2 * Math.sqrt((rate * (1 - rate)) / of));
}

/**
 * Wald's sequential test: the log-likelihood ratio of a version that is worse by the bound against one
 * that equals its base. It can run after every visit without additional false alarms.
 */
function evidence(bound: number, base: Part, { happened, of }: Part): number {
  const equal = highEstimate(base);
  const worse = Math.min(0.99, equal + bound);
  return happened * Math.log(worse / equal) + (of - happened) * Math.log((1 - worse) / (1 - equal));
}

function judgeKind(
  kind: Kind,
  known: Part,
  tried: Part,
  { fewestOfBase, assumed, bounds }: Comparison,
): Verdict['is'] {
  if (known.of < fewestOfBase || tried.of < ENOUGH) return 'unproven';
  const base = { happened: known.happened + assumed.happened, of: known.of + assumed.of };
  const found = evidence(bounds[kind], base, tried);
  if (tried.happened >= FEWEST && found > Math.log(1 / FALSE_ALARM)) return 'worse';
  return found < Math.log(MISSED) ? 'well' : 'unproven';
}

/**
 * Returns whether a version is worse than its base by more than the bound in anything, or well in
 * everything. Shells of before count no documents: then nothing is asked of these.
 */
export function judge(base: VisitCounts, counts: VisitCounts, comparison: Comparison): Verdict {
  const asked = comparison.kinds.filter((kind) => kind !== 'unheard' || counts.issued > 0);
  const judged = asked.map((kind) => {
    const ofBase = partOf(kind, base);
    const tried = partOf(kind, counts);
    return {
      is: judgeKind(kind, ofBase, tried, comparison),
      why: () => toReason(kind, { ...tried, counts }, ofBase, comparison),
    };
  });
  const worse = judged.find(({ is }) => is === 'worse');
  if (worse) return { is: 'worse', why: worse.why() };
  if (judged.every(({ is }) => is === 'well'))
    return { is: 'well', why: `no worse than ${comparison.base} in ${counts.visits} visits` };
  return { is: 'unproven', why: `${counts.visits} visits do not tell yet` };
}
