import type { CourseTable } from '../tables.ts';
import { type Draw, drawFrom } from './random.ts';

/** A hole, from the regular tees. */
export interface Hole {
  readonly par: number;
  readonly yards: number;
}

/** The holes of a course, and a sentence about them. */
export interface Layout {
  readonly text: string;
  readonly nines: { readonly name: string; readonly holes: Hole[] }[];
}

/** Nine holes of par 36: two short ones, two long ones, never two of a kind after each other. */
const PARS: readonly (readonly number[])[] = [
  [4, 4, 3, 4, 5, 4, 3, 4, 5],
  [4, 5, 4, 3, 4, 4, 5, 3, 4],
  [5, 4, 4, 3, 4, 5, 4, 3, 4],
  [4, 3, 4, 5, 4, 4, 3, 5, 4],
];
/** The shortest and the longest hole of each par, in yards. */
const YARDS: Readonly<Record<number, readonly [number, number]>> = {
  3: [135, 195],
  4: [325, 425],
  5: [480, 555],
};
const NAMES: readonly (readonly string[])[] = [
  ['OUT', 'IN'],
  ['OUT', 'IN'],
  ['OUT', 'IN'],
  ['東コース', '西コース', '中コース'],
];
/** A course for short rounds: par 3 and short par 4. */
const SHORT_PARS = [3, 3, 4, 3, 3, 4, 3, 3, 3];
const SHORT_YARDS: Readonly<Record<number, readonly [number, number]>> = {
  3: [75, 160],
  4: [230, 290],
};

/** How the land lies, by the kind of land (R5.06). */
const LANDS: Readonly<Record<number, string>> = {
  1: 'ゆるやかな丘陵に広がり、各ホールは木立でセパレートされています。',
  2: '林に囲まれたフラットなコースで、方向性がスコアを左右します。',
  3: '高低差のある山岳コースで、打ち下ろしの眺めが自慢です。',
  4: '川沿いの平らな土地を生かし、風の読みが楽しめます。',
  5: '海を望むコースで、潮風とのかけ引きがラウンドの鍵になります。',
  6: '高原の涼しい空気のなか、白樺と山並みを眺めながらプレーできます。',
};
const GREENS = [
  'グリーンはベントの1グリーンで、段差のあるピン位置に注意が必要です。',
  'グリーンはベントとコウライの2グリーンで、季節ごとに表情が変わります。',
  '広めのベントグリーンで、長いパットの距離感が問われます。',
];
const HAZARDS = [
  '池とバンカーが効いた後半で勝負が決まります。',
  'フェアウェイは広く、初心者も安心して振り切れます。',
  '距離は長めで、セカンドショットの精度が試されます。',
];

function holesOf(draw: Draw, isShort: boolean): Hole[] {
  const yards = isShort ? SHORT_YARDS : YARDS;
  return (isShort ? SHORT_PARS : draw.pick(PARS)).map((par) => {
    const [least, most] = yards[par] ?? [0, 0];
    return { par, yards: draw.between(least, most) };
  });
}

/** Returns the invented holes of an invented course; they are the same on every machine and day. */
export function toLayout(
  { id, category }: Pick<CourseTable, 'id' | 'category'>,
  isShort: boolean,
): Layout {
  const draw = drawFrom(id, 11);
  const names = isShort ? ['OUT'] : draw.pick(NAMES);
  return {
    text: `${LANDS[category] ?? ''}${draw.pick(GREENS)}${isShort ? '' : draw.pick(HAZARDS)}`,
    nines: names.map((name) => ({ name, holes: holesOf(draw, isShort) })),
  };
}
