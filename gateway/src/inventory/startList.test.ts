import fc from 'fast-check';
import { packStock, type Start } from './packStock.ts';
import { readStarts, withStart, writeStarts } from './startList.ts';

const minute = fc.integer({ min: 5 * 60, max: 13 * 60 + 59 });
const start: fc.Arbitrary<Start> = fc.record({ minute, isFree: fc.boolean() });
const day = fc
  .uniqueArray(start, { selector: (each) => each.minute, maxLength: 80 })
  .map((starts) => starts.toSorted((one, other) => one.minute - other.minute));

it('the starts of a day are read as they were written', () => {
  fc.assert(fc.property(day, (starts) => expect(readStarts(writeStarts(starts))).toEqual(starts)));
});

it('a start that is sold or free again is so afterwards, in its place, and the others are as before', () => {
  fc.assert(
    fc.property(day, start, (starts, change) => {
      const after = withStart(starts, change);
      expect(after.filter(({ minute: at }) => at === change.minute)).toEqual([change]);
      expect(after.filter(({ minute: at }) => at !== change.minute)).toEqual(
        starts.filter(({ minute: at }) => at !== change.minute),
      );
      expect(after).toEqual(after.toSorted((one, other) => one.minute - other.minute));
      expect(withStart(after, change)).toEqual(after);
    }),
  );
});

it('a start that is sold is none of the free ones that a search counts', () => {
  fc.assert(
    fc.property(day, fc.nat(), (starts, place) => {
      const one = starts[place % Math.max(1, starts.length)];
      fc.pre(one !== undefined);
      const sold = starts.map((each) => (each === one ? { ...each, isFree: false } : each));
      expect(packStock(withStart(starts, { ...one!, isFree: false }))).toEqual(packStock(sold));
    }),
  );
});
