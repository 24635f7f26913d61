import type { Language } from 'shared-contracts/locale';
import type { CourseTable } from '../tables.ts';
import {
  BETWEEN_SENTENCES,
  COMPASS,
  type EveryLanguage,
  GREENS,
  HAZARDS,
  IN,
  LANDS,
  ONLY_NINE,
  OUT,
} from './layoutTexts.ts';
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
const NAMES: readonly (readonly EveryLanguage[])[] = [[OUT, IN], [OUT, IN], [OUT, IN], COMPASS];
/** A course for short rounds: par 3 and short par 4. */
const SHORT_PARS = [3, 3, 4, 3, 3, 4, 3, 3, 3];
const SHORT_YARDS: Readonly<Record<number, readonly [number, number]>> = {
  3: [75, 160],
  4: [230, 290],
};

function holesOf(draw: Draw, isShort: boolean): Hole[] {
  const yards = isShort ? SHORT_YARDS : YARDS;
  return (isShort ? SHORT_PARS : draw.pick(PARS)).map((par) => {
    const [least, most] = yards[par] ?? [0, 0];
    return { par, yards: draw.between(least, most) };
  });
}

/**
 * Returns the invented holes of an invented course, with its texts in a language (R9.06); they are the same
 * on every machine and day.
 */
export function toLayout(
  { id, category }: Pick<CourseTable, 'id' | 'category'>,
  isShort: boolean,
  language: Language,
): Layout {
  const draw = drawFrom(id, 11);
  const names = isShort ? [ONLY_NINE] : draw.pick(NAMES);
  const sentences = [LANDS[category], draw.pick(GREENS), isShort ? undefined : draw.pick(HAZARDS)];
  return {
    text: sentences
      .flatMap((sentence) => sentence?.[language] ?? [])
      .join(BETWEEN_SENTENCES[language]),
    nines: names.map((name) => ({ name: name[language], holes: holesOf(draw, isShort) })),
  };
}
