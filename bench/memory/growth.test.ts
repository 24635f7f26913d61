import fc from 'fast-check';
import { growthOf } from './growth.ts';

it('memory that fills its caches first and stays there is flat', () => {
  expect(growthOf([100, 150, 200, 201, 199, 202, 200, 198, 203, 200])).toEqual({
    early: 200.5,
    late: 201.5,
    isFlat: true,
  });
});

it('memory that grows by a quarter with each fifth of the run is not flat', () => {
  expect(growthOf([100, 125, 156, 195, 244]).isFlat).toBe(false);
});

it('a leak of the same amount at each step is found where it adds up to more than the noise', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 200 }),
      fc.integer({ min: 1, max: 50 }),
      (steps, leak) => {
        const memories = Array.from({ length: steps }, (_, step) => 1000 + step * leak);
        const { early, late, isFlat } = growthOf(memories);
        return isFlat === late - early <= early * 0.1;
      },
    ),
  );
});
