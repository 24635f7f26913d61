import type { Start } from './packStock.ts';

const RADIX = 36;
const CHARACTERS = 2;
/** Minutes since midnight of the first start that a list can have. */
const FIRST = 5 * 60;

/** Returns the starts of a day as a text of two characters for each: its minute, and whether it is sold. */
export function writeStarts(starts: readonly Start[]): string {
  return starts
    .map(({ minute, isFree }) =>
      ((minute - FIRST) * 2 + (isFree ? 0 : 1)).toString(RADIX).padStart(CHARACTERS, '0'),
    )
    .join('');
}

/** Returns the starts of a text of `writeStarts`, in order. */
export function readStarts(text: string): Start[] {
  return Array.from({ length: text.length / CHARACTERS }, (_, at) => {
    const value = Number.parseInt(text.slice(at * CHARACTERS, (at + 1) * CHARACTERS), RADIX);
    return { minute: FIRST + Math.floor(value / 2), isFree: value % 2 === 0 };
  });
}

/** Returns the starts after one of them is sold or free again; one that was not there is added. */
export function withStart(starts: readonly Start[], start: Start): Start[] {
  return [...starts.filter(({ minute }) => minute !== start.minute), start].toSorted(
    (one, other) => one.minute - other.minute,
  );
}

/** Returns a minute of the day as `7:08`. */
export function toTime(minute: number): string {
  return `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, '0')}`;
}
