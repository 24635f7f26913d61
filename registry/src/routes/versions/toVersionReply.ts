import type { VersionRecord } from '../../records/versionRecord.ts';

/** A version as lists and acts answer it. */
export const toVersionReply = ({
  name,
  version,
  traffic,
  stable,
  withdrawn,
  publishedAt,
  publishedBy,
}: VersionRecord) => ({
  name,
  version,
  live: stable || traffic > 0,
  traffic,
  stable,
  withdrawn,
  publishedAt,
  publishedBy,
});
