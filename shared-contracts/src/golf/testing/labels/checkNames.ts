import type { Names } from '../../labels/translator.ts';
import { HOLIDAYS, substituteFor } from '../../holidays/index.ts';
import { LABEL_SOURCES } from './labelSources.ts';

/** Hiragana, and the katakana that no other language uses. */
const KANA = /[\u3041-\u309f\u30a1-\u30fa]/;
/** The translator makes these from the names of the holidays. */
const MADE = new Set(HOLIDAYS.map(({ name }) => substituteFor(name)));

/**
 * Lists what is wrong with the names of one language, one line each: a missing label, a label that
 * nothing shows, a label without a translation.
 */
export function checkNames(names: Names): readonly string[] {
  const known = new Map(names);
  const shown = new Set(LABEL_SOURCES);
  return [
    ...LABEL_SOURCES.filter((label) => !known.has(label) && !MADE.has(label)).map(
      (label) => `${label} has no translation`,
    ),
    ...[...known.keys()]
      .filter((label) => !shown.has(label))
      .map((label) => `${label} is shown nowhere`),
    ...[...known]
      .filter(([, translation]) => translation === '' || KANA.test(translation))
      .map(([label]) => `${label} is not translated`),
  ];
}
