import type { Publisher } from '../access/teamTokens.ts';
import type { Clock } from 'server-kit/clock';
import type { AuditEntry } from './versionRecord.ts';

/** Names the registry itself in the audit log, for an act that nobody asked for. */
export const REGISTRY: Pick<Publisher, 'name'> = { name: 'registry' };

/** Completes a line of the audit log with the time and the name of who acts. */
export function toEntry(
  clock: Clock,
  { name: who }: Pick<Publisher, 'name'>,
  entry: Omit<AuditEntry, 'at' | 'who'>,
): AuditEntry {
  return { at: new Date(clock()).toISOString(), who, ...entry };
}
