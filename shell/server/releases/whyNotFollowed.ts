import type { Discovery, ReleaseRecord } from 'shared-contracts/release';
import { movedWhileHeld } from './movedWhileHeld.ts';

/** Returns `widget@version` for every version in the lists. */
function idsOf(lists: Readonly<Record<string, readonly string[]>>): Set<string> {
  return new Set(
    Object.entries(lists).flatMap(([name, versions]) =>
      versions.map((version) => `${name}@${version}`),
    ),
  );
}

function listed({ microFrontends }: Discovery): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(microFrontends).map(([name, versions]) => [
      name,
      versions.map(({ metadata: { version } }) => version),
    ]),
  );
}

/**
 * Returns whether two answers say the same of everything that an act decides. One of an earlier
 * registry says nothing of holds.
 */
function isSameContent(next: Discovery, last: Discovery): boolean {
  const sayHolds = next.record?.holds && last.record?.holds;
  const [one, other] = [next, last].map(({ microFrontends, record }) =>
    JSON.stringify([microFrontends, record?.withdrawn, sayHolds && record?.holds]),
  );
  return one === other;
}

function whyNotAfter(next: Discovery, record: ReleaseRecord, last: Discovery): string | undefined {
  const before = last.record;
  if (!before) return undefined;
  if (record.serial < before.serial)
    return `it is older (${record.serial}) than the last one (${before.serial})`;
  if (record.serial === before.serial && !isSameContent(next, last))
    return `it has the number of the last one (${record.serial}) and another content`;
  const withdrawn = idsOf(record.withdrawn);
  const forgotten = [...idsOf(before.withdrawn)].filter((id) => !withdrawn.has(id));
  if (forgotten.length > 0) return `it forgets that ${forgotten.join(', ')} was taken back`;
  if (before.holds && !record.holds) return 'it does not say any more what is held';
  const moved = movedWhileHeld(next, last);
  if (moved.length > 0) return `it moves ${moved.join(', ')}, whose hold was not lifted`;
  return undefined;
}

function whyNotDated(next: Discovery, last: Discovery, now: number): string | undefined {
  const { record } = next;
  if (!record) return last.record && 'it has no number any more';
  if (record.expiresAt <= now)
    return `it was valid until ${new Date(record.expiresAt).toISOString()} only`;
  const withdrawn = idsOf(record.withdrawn);
  const running = [...idsOf(listed(next))].filter((id) => withdrawn.has(id));
  if (running.length > 0) return `it names ${running.join(', ')}, which was taken back`;
  return whyNotAfter(next, record, last);
}

/**
 * Returns why an answer of the registry is not followed, so that the last one stays; undefined if it
 * is followed. An answer must not be older than the last one or expired, must not name or forget a
 * version that was taken back, must not move a held widget forward, and must still name every widget,
 * since no act removes one (ADR 041).
 * `now` is in milliseconds since 1970.
 */
export function whyNotFollowed(next: Discovery, last: Discovery, now: number): string | undefined {
  const missing = Object.entries(last.microFrontends)
    .filter(
      ([name, versions]) => versions.length > 0 && (next.microFrontends[name]?.length ?? 0) === 0,
    )
    .map(([name]) => name);
  if (missing.length > 0) return `it names no version of ${missing.join(', ')} any more`;
  return whyNotDated(next, last, now);
}
