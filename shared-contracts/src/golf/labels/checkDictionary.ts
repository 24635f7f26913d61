import { LABEL_SOURCES } from './sources.ts';
import type { Dictionary, Translate } from './translator.ts';

/** Hiragana, and the katakana that no other language writes its words with. */
const KANA = /[\u3041-\u309f\u30a1-\u30fa]/;
function placesOf(text: string): number {
  return text.match(/%[sl]/g)?.length ?? 0;
}

/** What is wrong with one dictionary, a line each: a text that is missing, one that nothing shows, places that do not fit. */
export function checkDictionary(dictionary: Dictionary, translate: Translate): readonly string[] {
  const known = new Set(LABEL_SOURCES);
  const made = (pattern: string) =>
    LABEL_SOURCES.some(
      (text) => !(text in dictionary) && translate(text) !== text && matches(pattern, text),
    );
  return [
    ...LABEL_SOURCES.filter((text) => translate(text) === text && !(text in dictionary)).map(
      (text) => `${text} has no translation`,
    ),
    ...Object.keys(dictionary)
      .filter((text) => !known.has(text) && !(text.includes('%s') && made(text)))
      .map((text) => `${text} is shown nowhere`),
    ...Object.entries(dictionary)
      .filter(([, translation]) => translation === '' || KANA.test(translation))
      .map(([text]) => `${text} is not translated`),
    ...Object.entries(dictionary)
      .filter(([text, translation]) => placesOf(translation) < placesOf(text))
      .map(([text]) => `${text} loses a place`),
  ];
}

function matches(pattern: string, text: string): boolean {
  const begin = pattern.slice(0, pattern.indexOf('%s'));
  const end = pattern.slice(pattern.lastIndexOf('%s') + 2);
  return text.startsWith(begin) && text.endsWith(end);
}
