import type { WidgetStatus } from 'registry/client';
import type { RolloutRules } from 'shared-contracts/release';
import type { VisitCounts } from 'shared-contracts/release';

const LATEST = 10;

function describeCounts({ visits, failed, slow, issued, heard }: VisitCounts): string {
  const unheard = Math.max(0, issued - heard);
  return `${visits} visits, ${failed} failed, ${slow} slow; ${unheard} of ${issued} documents were not heard of`;
}

function describeBoth(both: readonly NonNullable<WidgetStatus['trial']>['canary'][]): string[] {
  return both.map(({ version, counts }) => `  ${version.padEnd(24)} ${describeCounts(counts)}`);
}

function describeRules({ worseBy, step }: RolloutRules): string {
  const bounds = Object.entries(worseBy).map(([kind, part]) => `${kind} ${part * 100} %`);
  const steps = `a step takes ${step.visits} visits and ${step.minutes} minutes`;
  return `  worse by more than ${bounds.join(', ')} is taken back; ${steps}`;
}

function describeTrial({
  version,
  traffic,
  canary,
  stable,
  verdict,
  steps,
  rules,
}: NonNullable<WidgetStatus['trial']>): string[] {
  return [
    `Canary ${version}: ${traffic} % of the visitors${steps.length > 0 ? `, then ${steps.filter((step) => step > traffic).join(', ')} % by itself` : ''}`,
    ...describeBoth([canary, stable]),
    ...(rules ? [describeRules(rules)] : []),
    `  ${verdict.is}: ${verdict.why}`,
  ];
}

function describeWatch({
  version,
  endsAt,
  verdict,
  watched,
  before,
}: NonNullable<WidgetStatus['watch']>): string[] {
  return [
    `Watched ${version}: goes back to ${before.version} by itself if it is worse, until ${endsAt} at the latest`,
    ...describeBoth([watched, before]),
    `  ${verdict.is}: ${verdict.why}`,
  ];
}

function stateOf({
  live,
  traffic,
  stable,
  withdrawn,
  collected,
}: WidgetStatus['versions'][number]): string {
  if (live) return `${traffic} % ${stable ? 'stable' : 'canary'}`;
  if (collected === true) return 'collected';
  return withdrawn ? 'taken back' : '-';
}

/** The versions, the watch, the trial and the log of a widget, as lines for a terminal. */
export function describeStatus({ versions, watch, trial, acts }: WidgetStatus): string[] {
  return [
    ...versions
      .slice(0, LATEST)
      .map(
        (version) => `${version.version.padEnd(24)} ${stateOf(version)}  ${version.publishedAt}`,
      ),
    ...(watch ? describeWatch(watch) : []),
    ...(trial ? describeTrial(trial) : []),
    ...acts
      .slice(-LATEST)
      .map(
        ({ at, who, act, version, why }) =>
          `${at}  ${act} ${version} by ${who}${why ? `: ${why}` : ''}`,
      ),
  ];
}
