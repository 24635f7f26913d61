import fc from 'fast-check';
import { MAP_BOX, toMapPoint } from '../japan-map/index.ts';
import { tileHref, tilesOf } from './tilesOf.ts';

const pixels = fc.integer({ min: 280, max: 1000 });
const view = fc
  .record({
    side: fc.double({ min: 0.4, max: 500, noNaN: true }),
    left: fc.double({ min: 0, max: 1, noNaN: true }),
    up: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ side, left, up }) => ({
    x: MAP_BOX.width * left - side / 2,
    y: MAP_BOX.height * up - side / 2,
    width: side,
    height: side,
  }));
function finest(tiles: ReturnType<typeof tilesOf>) {
  return tiles.filter(({ level }) => level === Math.max(...tiles.map((tile) => tile.level)));
}

describe('the tiles of a view', () => {
  it.each([
    ['Tokyo station', { lat: 35.681, lon: 139.767 }, '909/403'],
    ['Sapporo', { lat: 43.0687, lon: 141.3508 }, '914/376'],
    ['Naha', { lat: 26.2124, lon: 127.6809 }, '875/434'],
  ])("[R2.17] have the web's usual numbers: %s", (_name, place, address) => {
    const point = toMapPoint(place);
    // three tiles of level 10 at their own size
    const around = { x: point.x - 10, y: point.y - 10, width: 20.78, height: 20.78 };
    const [tile] = finest(tilesOf(around, 768)).filter(
      ({ box }) =>
        point.x >= box.x &&
        point.x < box.x + box.width &&
        point.y >= box.y &&
        point.y < box.y + box.height,
    );
    expect(tile && tileHref('https://tiles.example/{z}/{x}/{y}.png', tile)).toBe(
      `https://tiles.example/10/${address}.png`,
    );
  });

  it('[R2.17] cover the view without a gap, are few, and show at about their own size', () => {
    fc.assert(
      fc.property(view, pixels, (box, width) => {
        const tiles = finest(tilesOf(box, width));
        const area = tiles.reduce((sum, tile) => {
          const across =
            Math.min(box.x + box.width, tile.box.x + tile.box.width) - Math.max(box.x, tile.box.x);
          const down =
            Math.min(box.y + box.height, tile.box.y + tile.box.height) -
            Math.max(box.y, tile.box.y);
          return sum + across * down;
        }, 0);
        expect(area / (box.width * box.height)).toBeCloseTo(1, 6);
        expect(tiles.length).toBeLessThanOrEqual(49);
        const [first] = tiles;
        if (!first) throw new Error('The view has no tile');
        const shown = (first.box.width / box.width) * width;
        expect([shown > 180, shown < 363]).toEqual([true, true]);
      }),
    );
  });

  it('begin with the coarser tiles, which lie beneath', () => {
    const levels = tilesOf(MAP_BOX, 740).map(({ level }) => level);
    expect(levels).toEqual([...levels].sort((one, other) => one - other));
    expect(new Set(levels).size).toBe(2);
  });
});
