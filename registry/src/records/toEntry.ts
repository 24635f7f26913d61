import type { Clock } from 'server-kit/clock';
import type { AuditEntry } from './versionRecord.ts';

/** Who acts, for the audit log. */
interface Actor {
  readonly name: string;
}

/** Names the registry itself in the audit log, for an act that nobody asked for. */
export const REGISTRY: Actor = { name: 'registry' };

/** Names who runs a program beside the registry. */
export const OPERATOR: Actor = { name: 'operator' };

/** Completes a line of the audit log with the time and the name of who acts. */
export function toEntry(
  clock: Clock,
  { name: who }: Actor,
  entry: Omit<AuditEntry, 'at' | 'who'>,
): AuditEntry {
  return { at: new Date(clock()).toISOString(), who, ...entry };
}
