import fc from 'fast-check';
import { fakeHost } from 'shared-contracts/testing';
import { keepCourse, MOST_KEPT, readKept, toIds } from './keptCourses.ts';

it('[R9.03] of any hearts the last fifty stay, each once, newest first', () => {
  const press = fc.record({ id: fc.integer({ min: 1, max: 80 }), isOut: fc.boolean() });
  fc.assert(
    fc.property(fc.array(press, { maxLength: 200 }), (presses) => {
      const { storage } = fakeHost();
      let expected: number[] = [];
      for (const { id, isOut } of presses) {
        keepCourse(storage, 'favourite_courses', id, isOut);
        const others = expected.filter((each) => each !== id);
        expected = (isOut ? others : [id, ...others]).slice(0, MOST_KEPT);
      }
      expect(toIds(readKept(storage, 'favourite_courses'))).toEqual(expected);
    }),
  );
});

it('[R9.03] whatever stands in the storage is at most fifty ids of courses', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const ids = toIds(text);
      expect(ids.length).toBeLessThanOrEqual(MOST_KEPT);
      expect(ids.every((id) => Number.isInteger(id) && id > 0 && id < 1e9)).toBe(true);
      expect(toIds(ids.join(','))).toEqual(ids);
    }),
  );
  expect(toIds('120, x7y, 0, -3, 1e5, 1234567890')).toEqual([120, 3]);
});
