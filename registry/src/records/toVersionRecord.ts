import type { Selectable } from 'kysely';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { RegistryTables } from './tables.ts';
import type { VersionRecord } from './versionRecord.ts';

/** Converts a row of the table `version`. */
export function toVersionRecord(row: Selectable<RegistryTables['version']>): VersionRecord {
  return {
    name: row.name,
    version: row.version,
    sequence: row.sequence,
    manifest: JSON.parse(row.manifest) as WidgetManifest,
    signature: row.signature,
    fingerprint: row.fingerprint,
    traffic: row.traffic,
    stable: row.stable === 1,
    withdrawn: row.withdrawn === 1,
    proven: row.proven === 1,
    collected: row.collected === 1,
    publishedAt: row.published_at,
    publishedBy: row.published_by,
  };
}
