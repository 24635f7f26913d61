import type { KeyValueStorage } from 'shared-contracts/widget';

/** Where a visitor was in a list: a card, and how far its upper edge stood from that of the window. */
export interface Place {
  readonly courseId: number;
  readonly top: number;
  /** The document in which that was: its time origin. */
  readonly document: number;
}

/** R9.04: the session's state, and below this name in it that of the surface, which other widgets write too. */
const STATE_KEY = 'vuex';
const PLACES_KEY = 'resultPlaces';
/** Enough for the pages that somebody goes back over. */
const KEPT = 12;

type Session = Record<string, unknown> & { ui?: Record<string, unknown> };

function readSession(session: KeyValueStorage): Session {
  try {
    const state: unknown = JSON.parse(session.get(STATE_KEY) ?? '{}');
    return typeof state === 'object' && state !== null ? (state as Session) : {};
  } catch {
    return {};
  }
}

function writeUi(session: KeyValueStorage, change: Record<string, unknown>): void {
  const state = readSession(session);
  session.set(STATE_KEY, JSON.stringify({ ...state, ui: { ...state.ui, ...change } }));
}

function isPlace(value: unknown): value is Place {
  return (
    typeof (value as Place | null)?.courseId === 'number' &&
    typeof (value as Place).top === 'number'
  );
}

export function readPlaces(session: KeyValueStorage): Map<string, Place> {
  const kept = readSession(session).ui?.[PLACES_KEY];
  const entries = typeof kept === 'object' && kept !== null ? Object.entries(kept) : [];
  return new Map(entries.filter((entry): entry is [string, Place] => isPlace(entry[1])));
}

export function writePlaces(session: KeyValueStorage, places: ReadonlyMap<string, Place>): void {
  return writeUi(session, { [PLACES_KEY]: Object.fromEntries([...places].slice(-KEPT)) });
}

/** R9.04: the course whose link was followed last. */
export function writeTarget(session: KeyValueStorage, targetId: number): void {
  return writeUi(session, { targetId });
}
