import { PREFECTURE_BOXES, TOWNS, type MapBox, type Town } from '../japan-map/index.ts';
import { textWidth } from './textWidth.ts';

/** A town that has room for its name, to the right or to the left of its dot. */
export interface PlacedTown {
  readonly town: Town;
  readonly text: string;
  readonly side: 1 | -1;
  /** The room of the dot and the name, in units of the drawing. */
  readonly room: MapBox;
}

/** The size of the names of towns and of prefectures, in CSS pixels. */
const SIZE = { town: 12, prefecture: 13 };
/** The room above and below a place, and from its dot to its name, in CSS pixels. */
const REACH = 8;
/** The widest pixel, in units of the drawing, at which the seats of prefectures and other towns are named. */
const WIDEST = { seat: 0.4, other: 0.2 };

/** Gives the room of a prefecture's name, which stands in the middle of its outline. */
export function roomOfPrefecture(code: number, text: string, unit: number): MapBox[] {
  const box = PREFECTURE_BOXES[code - 1];
  if (!box) return [];
  const width = textWidth(text, SIZE.prefecture) * unit;
  const height = 2 * REACH * unit;
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  return [{ x: middle.x - width / 2, y: middle.y - height * 0.75, width, height }];
}

function meet(one: MapBox, other: MapBox): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function placed(town: Town, text: string, side: 1 | -1, unit: number): PlacedTown {
  const width = (2 * REACH + textWidth(text, SIZE.town)) * unit;
  const start = REACH * unit;
  const x = side === 1 ? town.x - start / 2 : town.x + start / 2 - width;
  return { town, text, side, room: { x, y: town.y - start, width, height: 2 * start } };
}

/**
 * Gives the towns that are named at this scale (`unit` is a CSS pixel in units of the drawing), the seats
 * of prefectures first. A name never lies on one before it nor on what is `taken`: it moves to the left of
 * its dot, or is left out.
 */
export function placeTowns(
  unit: number,
  taken: readonly MapBox[],
  nameOf: (town: Town) => string,
): readonly PlacedTown[] {
  const found: PlacedTown[] = [];
  for (const town of TOWNS) {
    if (unit > (town.isSeat ? WIDEST.seat : WIDEST.other)) continue;
    const label = ([1, -1] as const)
      .map((side) => placed(town, nameOf(town), side, unit))
      .find(
        ({ room }) => ![...taken, ...found.map((each) => each.room)].some((box) => meet(room, box)),
      );
    if (label) found.push(label);
  }
  return found;
}
