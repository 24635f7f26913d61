import { readUi, writeUi } from 'shared-contracts/session';
import type { KeyValueStorage } from 'shared-contracts/widget';

/**
 * The place of a visitor in a list: a card, and the distance of its upper edge from the top of the
 * window in pixels.
 */
export interface Place {
  readonly courseId: number;
  readonly top: number;
  /** The time origin of the document in which that was. */
  readonly document: number;
}

const PLACES_KEY = 'resultPlaces';
/** The number of places that are kept, enough for the pages that a visitor goes back over. */
const KEPT = 12;

/** The fields of an object; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function isPlace(value: unknown): value is Place {
  const { courseId, top } = fieldsOf(value);
  return typeof courseId === 'number' && typeof top === 'number';
}

/** Returns the stored places by history entry; invalid ones are left out. */
export function readPlaces(session: KeyValueStorage): Map<string, Place> {
  const { [PLACES_KEY]: kept } = readUi(session);
  return new Map(
    Object.entries(fieldsOf(kept)).filter((entry): entry is [string, Place] => isPlace(entry[1])),
  );
}

/** Stores the latest places, beside what other widgets keep. */
export function writePlaces(session: KeyValueStorage, places: ReadonlyMap<string, Place>): void {
  return writeUi(session, { [PLACES_KEY]: Object.fromEntries([...places].slice(-KEPT)) });
}
