import type { Publisher } from '../access/teamTokens.ts';
import type { Clock } from 'server-kit/clock';
import type { AuditEntry } from './versionRecord.ts';

/** The registry itself, where nobody asked for an act. */
export const REGISTRY: Pick<Publisher, 'name'> = { name: 'registry' };

/** A line for the audit log, with the time. */
export function toEntry(
  clock: Clock,
  { name: who }: Pick<Publisher, 'name'>,
  entry: Omit<AuditEntry, 'at' | 'who'>,
): AuditEntry {
  return { at: new Date(clock()).toISOString(), who, ...entry };
}
