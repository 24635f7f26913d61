import type { Names } from '../../labels/translator.ts';
import { HOLIDAYS, substituteFor } from '../../holidays/index.ts';
import { LABEL_SOURCES } from './labelSources.ts';

/** Hiragana, and the katakana that no other language writes its words with. */
const KANA = /[\u3041-\u309f\u30a1-\u30fa]/;
/** The translator makes these from the holiday's own name. */
const MADE = new Set(HOLIDAYS.map(({ name }) => substituteFor(name)));

/** Lists what is wrong with the names of one language, a line each: a label that is missing, one that nothing shows, one that is not translated. */
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
