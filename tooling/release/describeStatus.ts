import type { WidgetStatus } from 'registry/client';

const LATEST = 10;

function describeTrial({
  version,
  traffic,
  canary,
  stable,
  verdict,
  steps,
}: NonNullable<WidgetStatus['trial']>): string[] {
  return [
    `Canary ${version}: ${traffic} % of the visitors${steps.length > 0 ? `, then ${steps.filter((step) => step > traffic).join(', ')} % by itself` : ''}`,
    ...[canary, stable].map(
      (each) =>
        `  ${each.version.padEnd(24)} ${each.counts.visits} visits, ${each.counts.failed} failed, ${each.counts.slow} slow`,
    ),
    `  ${verdict.is}: ${verdict.why}`,
  ];
}

/** A widget's releases as lines for a terminal. */
export function describeStatus({ versions, trial, acts }: WidgetStatus): string[] {
  return [
    ...versions
      .slice(0, LATEST)
      .map(
        ({ version, live, traffic, stable, withdrawn, publishedAt }) =>
          `${version.padEnd(24)} ${live ? `${traffic} %${stable ? ' stable' : ' canary'}` : withdrawn ? 'taken back' : '-'}  ${publishedAt}`,
      ),
    ...(trial ? describeTrial(trial) : []),
    ...acts
      .slice(-LATEST)
      .map(
        ({ at, who, act, version, why }) =>
          `${at}  ${act} ${version} by ${who}${why ? `: ${why}` : ''}`,
      ),
  ];
}
