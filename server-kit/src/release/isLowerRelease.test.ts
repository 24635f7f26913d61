import { isLowerRelease } from './isLowerRelease.ts';

it.each([
  ['0.9.0', '1.24.0'],
  ['1.9.0', '1.24.0'],
  ['1.24.0', '1.24.1'],
  ['1.24.0-b3f0', '1.24.1-b001'],
])('%s is a lower release than %s, and not the other way round', (low, high) => {
  expect([isLowerRelease(low, high), isLowerRelease(high, low)]).toEqual([true, false]);
});

it.each([
  ['1.0.0', '1.0.0'],
  ['1.0.0-bfff', '1.0.0-b000'],
  ['1.0.0-b000', '1.0.0'],
])('%s and %s are builds of one release', (one, other) => {
  expect([isLowerRelease(one, other), isLowerRelease(other, one)]).toEqual([false, false]);
});

it('refuses what is no version', () => {
  expect(() => isLowerRelease('newest', '1.0.0')).toThrow('newest');
});
