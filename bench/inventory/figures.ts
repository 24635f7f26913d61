import { quantile } from '../statistics/quantile.ts';
import type { Answered, Load, WrittenBatch } from './loadGateway.ts';

/** Milliseconds from the sending of each batch to the first answer of a search that has it. */
export function visibleAfter({ batches, answers }: Pick<Load, 'batches' | 'answers'>): number[] {
  const byTime = answers.toSorted((one, other) => one.answeredAt - other.answeredAt);
  let next = 0;
  // what has a batch has all batches before it, so that no answer is looked at twice
  return batches
    .toSorted((one, other) => one.generation - other.generation)
    .flatMap(({ generation, sentAt }) => {
      while (next < byTime.length && (byTime[next]?.generation ?? 0) < generation) next += 1;
      const first = byTime[next];
      return first === undefined ? [] : [Math.max(0, first.answeredAt - sentAt)];
    });
}

/**
 * Counts answers of an older generation than one that had arrived before they were asked: a visitor
 * would go back in time.
 */
export function countBackwards(answers: readonly Answered[]): number {
  const arrived = answers.toSorted((one, other) => one.answeredAt - other.answeredAt);
  let newest = 0;
  let next = 0;
  let backwards = 0;
  for (const { askedAt, generation } of answers.toSorted(
    (one, other) => one.askedAt - other.askedAt,
  )) {
    for (; (arrived[next]?.answeredAt ?? Infinity) <= askedAt; next += 1)
      newest = Math.max(newest, arrived[next]?.generation ?? 0);
    if (generation < newest) backwards += 1;
  }
  return backwards;
}

function spread(numbers: readonly number[]): string {
  if (numbers.length === 0) return 'none';
  const [half, most, all] = [0.5, 0.99, 1].map((share) => quantile(numbers, share).toFixed(1));
  return `p50 ${half} ms, p99 ${most} ms, longest ${all} ms`;
}

function toAcknowledged({ sentAt, acknowledgedAt }: WrittenBatch): number {
  return acknowledgedAt - sentAt;
}

/** Returns the lines of the report. */
export function report(load: Load, processorSeconds: number): string[] {
  const { seconds, batches, answers } = load;
  const changes = batches.reduce((sum, { records }) => sum + records.length, 0);
  const generations = new Set(answers.map(({ generation }) => generation)).size;
  return [
    `${seconds.toFixed(0)} seconds`,
    `changes   ${changes} in ${batches.length} batches, ${(changes / seconds).toFixed(0)}/s; acknowledged after ${spread(batches.map(toAcknowledged))}`,
    `searches  ${answers.length}, ${(answers.length / seconds).toFixed(0)}/s; answered after ${spread(answers.map(({ askedAt, answeredAt }) => answeredAt - askedAt))}`,
    `a change is in an answer after ${spread(visibleAfter(load))}; answers of ${generations} generations`,
    `the gateway's processor: ${((processorSeconds / seconds) * 100).toFixed(0)} % of one core`,
  ];
}
