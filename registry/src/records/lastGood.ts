import type { VersionRecord } from './versionRecord.ts';

/**
 * Returns the last good version: the newest one before the stable one that all visitors have had
 * and that was not taken back.
 */
export function lastGood(
  stable: VersionRecord,
  all: readonly VersionRecord[],
): VersionRecord | undefined {
  return all.find(
    ({ name, proven, withdrawn, collected, sequence }) =>
      name === stable.name && proven && !withdrawn && !collected && sequence < stable.sequence,
  );
}
