import { HOLIDAYS, substituteFor } from '../holidays/index.ts';
import type { Label } from './label.ts';
import { saySentence, type Sentences, type Text } from './sentence.ts';

/** Says a label in one language; '' stays ''. */
export type SayLabel = (label: Label | '') => string;

/** Says the texts of the contracts in one language. */
export interface Translate {
  /** A label or a sentence in this language; '' stays ''. */
  (text: Text): string;
  /**
   * A Japanese name that data brings (a prefecture, a holiday, a course) in this language; an
   * unknown one stays Japanese.
   */
  given(japanese: string): string;
}

/** Pairs of a Japanese name or label and its translation. */
export type Names = readonly (readonly [japanese: string, translation: string])[];

/** All that one language says. */
interface Language {
  readonly names: Names;
  /** Says the day off for a holiday on a Sunday; `holiday` is translated already. */
  substituteFor(holiday: string): string;
  /** `say` translates a label within a sentence. */
  sentences(say: (label: Label) => string): Sentences;
}

/** Makes the translation of one language from its tables. */
export function translator({ names, sentences, ...language }: Language): Translate {
  const known = new Map(names);
  const given = (japanese: string) => known.get(japanese) ?? japanese;
  for (const { name } of HOLIDAYS)
    known.set(substituteFor(name), language.substituteFor(given(name)));
  const said = sentences(given);
  const translate = (text: Text) =>
    typeof text === 'string' ? given(text) : saySentence(said, text);
  return Object.assign(translate, { given });
}

/**
 * Pairs the names of a table with their translations, which `translations` lists in the same order,
 * separated by `|`. Throws a RangeError when there are more or fewer translations than names.
 */
export function named(table: readonly { readonly name: string }[], translations: string): Names {
  const list = translations.split('|');
  if (list.length !== table.length)
    throw new RangeError(`${table.length} names are needed, ${list.length} are given`);
  return table.map(({ name }, index) => [name, list[index] ?? '']);
}
