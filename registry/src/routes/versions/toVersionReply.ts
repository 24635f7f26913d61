import type { VersionRecord } from '../../records/versionRecord.ts';

/** Converts a version to the form in which lists and acts answer it. */
export function toVersionReply({
  name,
  version,
  traffic,
  stable,
  withdrawn,
  collected,
  publishedAt,
  publishedBy,
}: VersionRecord) {
  return {
    name,
    version,
    live: stable || traffic > 0,
    traffic,
    stable,
    withdrawn,
    collected,
    publishedAt,
    publishedBy,
  };
}
