import type { ReleaseRecord } from 'shared-contracts/release';
import type { VersionRecord } from '../../records/versionRecord.ts';

/**
 * Milliseconds for which a shell begins to follow an answer. Who can hold back new answers keeps a
 * shell at an old one for so long at most without being noticed.
 */
const LASTS = 3_600_000;

/** Returns the record of an answer that is issued `now` (milliseconds since 1970). */
export function toRecord(
  serial: number,
  all: readonly Pick<VersionRecord, 'name' | 'version' | 'withdrawn'>[],
  now: number,
): ReleaseRecord {
  const withdrawn = Map.groupBy(
    all.filter((version) => version.withdrawn),
    ({ name }) => name,
  );
  return {
    serial,
    issuedAt: now,
    expiresAt: now + LASTS,
    withdrawn: Object.fromEntries(
      [...withdrawn].map(([name, versions]) => [name, versions.map(({ version }) => version)]),
    ),
  };
}
