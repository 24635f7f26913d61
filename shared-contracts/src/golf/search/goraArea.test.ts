import { toGoraArea } from './index.ts';

it('[R3.04] the region of a search is the region of the first area', () => {
  expect([[12, 1], [104], [48], [0], []].map((area) => toGoraArea({ area }))).toEqual([
    102, 104, 0, 0, 0,
  ]);
});
