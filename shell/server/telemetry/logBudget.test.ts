/** @jest-environment node */
import { logBudget } from './logBudget.ts';

it('a log that strangers write to takes so much in a minute, says so once, and begins anew', () => {
  let time = 0;
  const placeOf = logBudget({ most: 10, clock: () => time });
  const places = () => Array.from({ length: 4 }, () => placeOf('12345'));
  expect(places()).toEqual(['fits', 'fits', 'last', 'left out']);
  time = 59_999;
  expect(placeOf('1')).toBe('left out');
  time = 60_000;
  expect(places()).toEqual(['fits', 'fits', 'last', 'left out']);
});
