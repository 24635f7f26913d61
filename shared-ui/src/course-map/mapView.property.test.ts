import fc from 'fast-check';
import { MAX_AREAS, PREFECTURES } from 'shared-contracts/areas';
import { areaInView, boundsOf } from '../japan-map/index.ts';
import {
  clusterMarkers,
  markersWithin,
  placeMarkers,
  viewOfArea,
  viewOfBounds,
  zoomView,
} from './mapView.ts';

const marker = fc.record({
  id: fc.integer({ min: 1, max: 99_999 }),
  name: fc.constant('朝芝'),
  prefectureCode: fc.integer({ min: 1, max: 47 }),
  lat: fc.double({ min: 26, max: 45, noNaN: true }),
  lon: fc.double({ min: 127, max: 145, noNaN: true }),
  price: fc.integer({ min: 4000, max: 30_000 }),
});
const markers = fc.uniqueArray(marker, { selector: ({ id }) => id, maxLength: 60 });
const area = fc.uniqueArray(
  fc.constantFrom(...PREFECTURES).map(({ code }) => code),
  { minLength: 1, maxLength: MAX_AREAS },
);
const pixels = fc.integer({ min: 240, max: 900 });

it('[R2.17] the markers and clusters hold all hits at every width and zoom', () => {
  fc.assert(
    fc.property(
      markers,
      area,
      pixels,
      fc.integer({ min: -2, max: 6 }),
      fc.double({ min: 0.5, max: 2, noNaN: true }),
      (items, codes, width, zoom, ratio) => {
        const view = zoomView(viewOfArea(codes, placeMarkers(items), ratio), 2 ** zoom);
        const clusters = clusterMarkers(placeMarkers(items), view.width / width);
        expect(clusters.reduce((sum, { members }) => sum + members.length, 0)).toBe(items.length);
        expect(new Set(clusters.flatMap(({ members }) => members.map(({ id }) => id))).size).toBe(
          items.length,
        );
      },
    ),
  );
});

it('[R2.17] the view of an area holds all of its courses', () => {
  fc.assert(
    fc.property(markers, area, (items, codes) => {
      const placed = placeMarkers(items);
      const view = viewOfArea(codes, placed, 1.4);
      for (const { x, y } of placed)
        expect([
          x >= view.x,
          x <= view.x + view.width,
          y >= view.y,
          y <= view.y + view.height,
        ]).toEqual([true, true, true, true]);
    }),
  );
});

it('a range in the address gives the same view and the same courses again', () => {
  fc.assert(
    fc.property(markers, area, fc.integer({ min: 0, max: 5 }), (items, codes, zoom) => {
      const view = zoomView(viewOfArea(codes, [], 1), 2 ** zoom);
      const back = viewOfBounds(boundsOf(view), 1);
      for (const side of ['x', 'y', 'width', 'height'] as const)
        expect(Math.abs(back[side] - view[side])).toBeLessThan(0.02);
      expect(markersWithin(markersWithin(items, boundsOf(view)), boundsOf(view))).toEqual(
        markersWithin(items, boundsOf(view)),
      );
    }),
  );
});

it('[R5.21] a range asks for at most three prefectures, and for the area itself while nothing else is in view', () => {
  fc.assert(
    fc.property(area, fc.integer({ min: -3, max: 6 }), (codes, zoom) => {
      expect(
        areaInView(zoomView(viewOfArea(codes, [], 1), 2 ** zoom), codes).length,
      ).toBeLessThanOrEqual(MAX_AREAS);
    }),
  );
  expect(areaInView(zoomView(viewOfArea([12], [], 1), 8), [12])).toEqual([12]);
});
