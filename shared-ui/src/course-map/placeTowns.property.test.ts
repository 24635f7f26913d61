import fc from 'fast-check';
import { TOWNS, type MapBox } from '../japan-map/index.ts';
import { placeTowns } from './placeTowns.ts';

const units = fc.double({ min: 0.001, max: 1.5, noNaN: true });
const boxes = fc.array(
  fc.record({
    x: fc.integer({ min: 0, max: 430 }),
    y: fc.integer({ min: 0, max: 510 }),
    width: fc.integer({ min: 1, max: 60 }),
    height: fc.integer({ min: 1, max: 20 }),
  }),
  { maxLength: 20 },
);

function isApart(one: MapBox, other: MapBox): boolean {
  return (
    one.x + one.width <= other.x ||
    other.x + other.width <= one.x ||
    one.y + one.height <= other.y ||
    other.y + other.height <= one.y
  );
}

it('[issue 19] names of towns never overlap each other, nor what stands on the map', () => {
  fc.assert(
    fc.property(units, boxes, fc.boolean(), (unit, taken, isLatin) => {
      const rooms = placeTowns(unit, taken, (town) => (isLatin ? town.latin : town.name)).map(
        ({ room }) => room,
      );
      for (const [at, room] of rooms.entries())
        expect([...taken, ...rooms.slice(at + 1)].every((other) => isApart(room, other))).toBe(
          true,
        );
    }),
  );
});

it('[issue 19] a far view names no town, a nearer one the seats of prefectures, a near one every town', () => {
  const at = (unit: number) => placeTowns(unit, [], ({ name }) => name);
  expect(at(0.6)).toEqual([]);
  expect(at(0.3).length).toBeGreaterThan(20);
  expect(at(0.3).every(({ town }) => town.isSeat)).toBe(true);
  expect(at(0.01)).toHaveLength(TOWNS.length);
});

it('[issue 19] a name moves to the left of its dot where the right is taken', () => {
  const unit = 0.05;
  const find = (taken: readonly MapBox[]) =>
    placeTowns(unit, taken, ({ name }) => name).find(({ town }) => town.name === '千葉');
  const right = find([])?.room;
  expect(find([])?.side).toBe(1);
  if (!right) throw new Error('no room');
  expect(find([{ ...right, x: right.x + right.width * 0.7 }])?.side).toBe(-1);
  expect(find([right])).toBeUndefined();
});
