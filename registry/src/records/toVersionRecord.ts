import type { SQLOutputValue } from 'node:sqlite';
import type { WidgetManifest } from 'shared-contracts/widget';
import type { VersionRecord } from './versionRecord.ts';

type Row = Record<string, SQLOutputValue>;

export const toVersionRecord = (row: Row): VersionRecord => ({
  name: String(row.name),
  version: String(row.version),
  sequence: Number(row.sequence),
  manifest: JSON.parse(String(row.manifest)) as WidgetManifest,
  fingerprint: String(row.fingerprint),
  traffic: Number(row.traffic),
  stable: row.stable === 1,
  withdrawn: row.withdrawn === 1,
  slots: JSON.parse(String(row.slots)) as string[],
  config: JSON.parse(String(row.config)) as Record<string, unknown>,
  publishedAt: String(row.published_at),
  publishedBy: String(row.published_by),
});
