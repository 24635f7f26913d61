import { areasOf } from './areasOf.ts';

it.each([
  ['area[]=12&area[]=104', '12,104'],
  ['area%5B%5D=12', '12'],
  ['area=12', '12'],
  ['area[0]=12&area[1]=104&year=2026', '12,104'],
  ['area_v=12&area_flg=1&areas[]=12', ''],
  ['', ''],
])('[R5.31] the areas of "%s" are "%s" for the ad platform', (query, areas) => {
  expect(areasOf(query)).toBe(areas);
});
