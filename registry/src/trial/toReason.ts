import type { VisitCounts } from 'shared-contracts/release';
import type { Comparison, Kind, Part } from './comparison.ts';

/** What happened, in the words of the log. */
const HAPPENED: Readonly<Record<Kind, string>> = {
  failed: 'visits failed',
  slow: 'visits were slow',
  unheard: 'documents fell silent, as one that hangs does',
};

/** The ways to fail, in the words of the log. One visit can fail in several. */
const WAYS = {
  loadFailed: 'could not load the widget',
  errored: 'threw an error',
  hydrationFailed: 'did not hydrate',
  blank: 'showed nothing',
  renderFailed: 'could not be rendered by the server',
} as const satisfies Partial<Record<keyof VisitCounts, string>>;

function toPart({ happened, of }: Part): string {
  return of === 0 ? 'unknown' : `${happened} of ${of} (${((happened / of) * 100).toFixed(1)} %)`;
}

function toWays(counts: VisitCounts): string {
  const ways = (Object.keys(WAYS) as (keyof typeof WAYS)[])
    .filter((way) => counts[way] > 0)
    .map((way) => `${counts[way]} ${WAYS[way]}`);
  return ways.length === 0 ? '' : `: ${ways.join(', ')}`;
}

/** Says in words what happened how often to a version, and how often to its base. */
export function toReason(
  kind: Kind,
  tried: Part & { readonly counts: VisitCounts },
  base: Part,
  { base: named }: Pick<Comparison, 'base'>,
): string {
  const [count = '', ...share] = toPart(tried).split(/(?= \()/);
  const ways = kind === 'failed' ? toWays(tried.counts) : '';
  return `${count} ${HAPPENED[kind]}${share.join('')}${ways}; with ${named} ${toPart(base)}`;
}
