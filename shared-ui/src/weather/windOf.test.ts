import { windOf } from './windOf.ts';

it.each([
  [0, 'calm'],
  [3.9, 'calm'],
  [4, 'breeze'],
  [7.9, 'breeze'],
  [8, 'strong'],
  [20, 'strong'],
] as const)('[R7.19] a wind of %d m/s is called %s', (wind, word) => {
  expect(windOf(wind)).toBe(word);
});
