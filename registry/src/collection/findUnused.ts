import { idOf, type LastUses } from '../records/lastUses.ts';
import type { VersionRecord } from '../records/versionRecord.ts';
import { lastGood } from '../records/lastGood.ts';

/** Returns the versions of one widget that visitors have, stand in for those, or may come after them. */
function needed(versions: readonly VersionRecord[]): ReadonlySet<VersionRecord> {
  const stable = versions.find((version) => version.stable);
  const standIn = stable && lastGood(stable, versions);
  return new Set(
    versions.filter(
      (version) =>
        version.stable ||
        version.traffic > 0 ||
        version === standIn ||
        (!version.withdrawn && version.sequence > (stable?.sequence ?? 0)),
    ),
  );
}

/**
 * Returns the versions that nobody has used since a time (milliseconds since 1970), and that nobody needs:
 * they are neither live nor on trial, no rollback returns to them by itself, and none is later than the
 * live one, unless it was taken back.
 */
export function findUnused(
  all: readonly VersionRecord[],
  uses: LastUses,
  since: number,
): VersionRecord[] {
  const kept = new Set(
    [...Map.groupBy(all, ({ name }) => name).values()].flatMap((versions) => [...needed(versions)]),
  );
  return all.filter(
    (version) =>
      !kept.has(version) &&
      !version.collected &&
      Math.max(Date.parse(version.publishedAt), uses.get(idOf(version)) ?? 0) < since,
  );
}
