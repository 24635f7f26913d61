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

/** The fields of an object; none of anything else. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** The session's state; an empty one where the storage holds something else. */
function readSession(session: KeyValueStorage): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(session.get(STATE_KEY) ?? '{}'));
  } catch {
    return {};
  }
}

function writeUi(session: KeyValueStorage, change: Record<string, unknown>): void {
  const state = readSession(session);
  session.set(STATE_KEY, JSON.stringify({ ...state, ui: { ...fieldsOf(state['ui']), ...change } }));
}

function isPlace(value: unknown): value is Place {
  const { courseId, top } = fieldsOf(value);
  return typeof courseId === 'number' && typeof top === 'number';
}

export function readPlaces(session: KeyValueStorage): Map<string, Place> {
  const { [PLACES_KEY]: kept } = fieldsOf(readSession(session)['ui']);
  return new Map(
    Object.entries(fieldsOf(kept)).filter((entry): entry is [string, Place] => isPlace(entry[1])),
  );
}

export function writePlaces(session: KeyValueStorage, places: ReadonlyMap<string, Place>): void {
  return writeUi(session, { [PLACES_KEY]: Object.fromEntries([...places].slice(-KEPT)) });
}

/** R9.04: the course whose link was followed last. */
export function writeTarget(session: KeyValueStorage, targetId: number): void {
  return writeUi(session, { targetId });
}
