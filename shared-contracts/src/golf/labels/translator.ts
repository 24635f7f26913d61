import { parseIsoDate, toPlainLocalDate } from '../format/index.ts';
import type { Locale } from '../../platform/widget/index.ts';

/** Turns a Japanese text of the contracts (a label, a name of a place, a message of a form) into the language of the page. */
export type Translate = (japanese: string) => string;

/**
 * Japanese texts and what stands for them. `%s` holds a place for any text: `%s` of the translation repeats it as it is,
 * `%l` repeats it translated.
 */
export type Dictionary = Readonly<Record<string, string>>;

interface Pattern {
  readonly text: RegExp;
  readonly translation: string;
}

function toPattern([japanese, translation]: readonly [string, string]): Pattern {
  const parts = japanese.split('%s').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { text: new RegExp(`^${parts.join('(.+?)')}$`, 'su'), translation };
}

const DATE = /^(\d{4})年(\d{1,2})月(\d{1,2})日$/;

function toDate(text: string, locale: Locale): string | undefined {
  const [, year, month, day] = DATE.exec(text) ?? [];
  const date =
    year === undefined
      ? undefined
      : parseIsoDate(`${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`);
  return date === undefined ? undefined : toPlainLocalDate(date, locale);
}

/** A text that the dictionary does not know (a road, a course) stays Japanese. */
export function translator(locale: Locale, dictionary: Dictionary): Translate {
  const patterns = Object.entries(dictionary)
    .filter(([japanese]) => japanese.includes('%s'))
    .map(toPattern);
  const fill = ({ text, translation }: Pattern, japanese: string): string | undefined => {
    const [whole, ...fills] = text.exec(japanese) ?? [];
    let next = 0;
    return whole === undefined
      ? undefined
      : translation.replaceAll(/%[sl]/g, (place) => {
          // one text may be said twice: 7:00–7:59
          const given = fills[next++] ?? fills.at(-1) ?? '';
          return place === '%l' ? translate(given) : given;
        });
  };
  const translate: Translate = (japanese) => {
    if (Object.hasOwn(dictionary, japanese)) return dictionary[japanese] ?? japanese;
    for (const pattern of patterns) {
      const filled = fill(pattern, japanese);
      if (filled !== undefined) return filled;
    }
    return toDate(japanese, locale) ?? japanese;
  };
  return translate;
}

/** The dictionary part of a table: its names in their order, told apart by `|`. */
export function named(table: readonly { readonly name: string }[], names: string): Dictionary {
  const translations = names.split('|');
  if (translations.length !== table.length)
    throw new RangeError(`${table.length} names are needed, ${translations.length} are given`);
  return Object.fromEntries(table.map(({ name }, index) => [name, translations[index] ?? '']));
}
