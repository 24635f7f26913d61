import fc from 'fast-check';
import { PREFECTURES } from 'shared-contracts/areas';
import {
  boxOfPoints,
  boxOfPrefectures,
  clusterPoints,
  fitBox,
  MAP_BOX,
  type MapBox,
  PREFECTURE_BOXES,
  PREFECTURE_PATHS,
  toMapPoint,
  toPlace,
  TOWNS,
  toViewBox,
} from './index.ts';

/** The prefectural offices of some prefectures. */
const OFFICES: Readonly<Record<number, { lat: number; lon: number }>> = {
  1: { lat: 43.064, lon: 141.347 },
  12: { lat: 35.605, lon: 140.123 },
  13: { lat: 35.69, lon: 139.692 },
  20: { lat: 36.651, lon: 138.181 },
  28: { lat: 34.691, lon: 135.183 },
  46: { lat: 31.56, lon: 130.558 },
  47: { lat: 26.212, lon: 127.681 },
};

describe('the map of Japan', () => {
  it('[R2.17] has an outline and a box of every prefecture, inside the drawing', () => {
    expect(PREFECTURE_PATHS).toHaveLength(PREFECTURES.length);
    expect(PREFECTURE_BOXES).toHaveLength(PREFECTURES.length);
    for (const path of PREFECTURE_PATHS) expect(path).toMatch(/^(M[\d. -]+l[\d. -]+z)+$/);
    for (const { x, y, width, height } of PREFECTURE_BOXES) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect([x + width < MAP_BOX.width, y + height < MAP_BOX.height]).toEqual([true, true]);
    }
  });

  it.each(Object.entries(OFFICES))(
    'puts the office of prefecture %s into the box of the prefecture',
    (code, place) => {
      const box = boxOfPrefectures([Number(code)]);
      const { x, y } = toMapPoint(place);
      expect([x > box.x, x < box.x + box.width, y > box.y, y < box.y + box.height]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    },
  );

  it('[issue 19] has the seat of every prefecture first, and each town in or beside its own', () => {
    const seats = TOWNS.slice(0, PREFECTURES.length);
    expect(seats.map(({ prefecture }) => prefecture)).toEqual(PREFECTURES.map((_, at) => at + 1));
    expect(new Set(TOWNS.map(({ name }) => name)).size).toBe(TOWNS.length);
    // a hundredth of a degree is a fifth of a unit
    const outside = TOWNS.filter(({ prefecture, x, y }) => {
      const box = boxOfPrefectures([prefecture]);
      return (
        x < box.x - 1 || x > box.x + box.width + 1 || y < box.y - 1 || y > box.y + box.height + 1
      );
    });
    expect(outside).toEqual([]);
    for (const { latin } of TOWNS) expect(latin).toMatch(/^[A-Z][a-z]+$/);
  });

  it('converts a point of the drawing back to its place', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 20, max: 46, noNaN: true }),
        fc.double({ min: 122, max: 154, noNaN: true }),
        (lat, lon) => {
          const place = toPlace(toMapPoint({ lat, lon }));
          expect(place.lat).toBeCloseTo(lat, 6);
          expect(place.lon).toBeCloseTo(lon, 6);
        },
      ),
    );
  });

  it('fits a box to the frame that shows it', () => {
    const box = boxOfPrefectures([12, 13]);
    for (const ratio of [0.5, 1, 2]) {
      const fitted = fitBox(box, ratio);
      expect(fitted.width / fitted.height).toBeCloseTo(ratio);
      expect([
        fitted.x < box.x,
        fitted.y < box.y,
        fitted.x + fitted.width > box.x + box.width,
        fitted.y + fitted.height > box.y + box.height,
      ]).toEqual([true, true, true, true]);
    }
    expect(boxOfPrefectures([])).toBe(MAP_BOX);
    expect(boxOfPoints([{ x: 5, y: 5 }], 8)).toEqual({ x: 1, y: 1, width: 8, height: 8 });
    expect(toViewBox({ x: 1.234_5, y: 0, width: 10, height: 20.999 })).toBe('1.23 0 10 21');
  });
});

describe('markers on the map', () => {
  const roomOf = (members: number) => ({ width: members > 1 ? 10 : 6, height: 3 });
  const points = fc.array(
    fc.record({ x: fc.integer({ min: 0, max: 60 }), y: fc.integer({ min: 0, max: 60 }) }),
    { maxLength: 80 },
  );

  it('never overlap, and contain every course once', () => {
    fc.assert(
      fc.property(points, (items) => {
        const clusters = clusterPoints(items, roomOf);
        expect(clusters.flatMap(({ members }) => members)).toHaveLength(items.length);
        expect(new Set(clusters.flatMap(({ members }) => members))).toEqual(new Set(items));
        const rooms = clusters.map(({ members, ...at }) => ({ ...at, ...roomOf(members.length) }));
        const isApart = (one: MapBox, other: MapBox) =>
          Math.abs(one.x - other.x) * 2 >= one.width + other.width ||
          Math.abs(one.y - other.y) * 2 >= one.height + other.height;
        for (const [at, one] of rooms.entries())
          expect(rooms.slice(at + 1).every((other) => isApart(one, other))).toBe(true);
      }),
    );
  });

  it('stay in their places while there is room', () => {
    const items = [
      { x: 0, y: 0 },
      { x: 6, y: 0 },
      { x: 0, y: 3 },
    ];
    expect(clusterPoints(items, roomOf).map(({ x, y }) => ({ x, y }))).toEqual(items);
  });
});
