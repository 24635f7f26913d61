import { readSession, writeSession } from 'shared-contracts/session';
import type { WidgetStorage } from 'shared-contracts/widget';

/** Gives what the widgets keep in the session; an empty object when it cannot be read. */
export function readState({ session }: WidgetStorage): Readonly<Record<string, unknown>> {
  return readSession(session);
}

/** Changes some values in the session and leaves the others alone. */
export function writeState(
  { session }: WidgetStorage,
  change: Readonly<Record<string, unknown>>,
): void {
  return writeSession(session, change);
}
