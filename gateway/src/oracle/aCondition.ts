import {
  FLAG_OPTIONS,
  ORDERS,
  PLAY_STYLES,
  type SearchCondition,
  TIME_ZONES,
} from 'shared-contracts/search';
import { aSearchCondition } from 'shared-contracts/testing';
import { itemInTurn } from '../inventory/filling/itemInTurn.ts';
import type { Draw } from '../inventory/filling/random.ts';

const PLACES: readonly Partial<SearchCondition>[] = [
  { area: [0] },
  { area: [0] },
  { area: [102] },
  { area: [12, 8] },
  { area: [101, 105, 47] },
  { area: [48], country: [1, 4], searchMode: 'overseas' },
];
const PLAY_DATES = [21, 22, 23, 25, 28, 29, 30].map((day) => ({ year: 2026, month: 11, day }));
function some<Value>(draw: Draw, probability: number, values: readonly Value[]): Value[] {
  return draw.chance(probability) ? values.filter(() => draw.chance(0.5)) : [];
}

/**
 * Draws a typical search: a place, a few days, one or two wishes. `number` goes through the orders
 * and the sizes of a party.
 */
export function aCondition(draw: Draw, number: number): SearchCondition {
  return aSearchCondition({
    ...draw.pick(PLACES),
    playDate: draw.pick(PLAY_DATES),
    widthday: draw.pick([1, 1, 2, 4, 7, 15, 31]),
    order: itemInTurn(ORDERS, number).value,
    players: itemInTurn([0, 2, 3, 4], number),
    ...Object.fromEntries(FLAG_OPTIONS.filter(() => draw.chance(0.04)).map((flag) => [flag, true])),
    zoneList: some(
      draw,
      0.2,
      TIME_ZONES.map(({ value }) => value),
    ),
    playStyle: some(
      draw,
      0.15,
      PLAY_STYLES.map(({ value }) => value),
    ),
    cartTypes: some(draw, 0.1, [1, 2, 3]),
    planDayDetail: some(draw, 0.2, ['1', '2', '3', '4', '5', '6', '0_7']).slice(0, 6),
    continueStock: draw.pick([0, 0, 0, 2, 4, 7, 10]),
    ratesMin: draw.pick([0, 0, 0, 6000]),
    ratesMax: draw.pick([0, 0, 9000, 12_000, 16_000]),
    shortCourse: draw.pick([0, 1, 2, 2]),
    keyword: draw.pick(['', '', '', '', '', 'バイキング', 'スルー']),
    except: draw.chance(0.5) ? ['lesson'] : [],
  });
}
