import type { CompiledMessage } from 'shared-ui/messages';
import { compileMessage } from './compileMessage.ts';
import { missingPlurals } from './englishPlurals.ts';

/** Texts by key; nested objects are namespaces. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

function flatten(catalogue: Catalogue, prefix = ''): readonly (readonly [string, string])[] {
  return Object.entries(catalogue).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as const]
      : flatten(value, `${prefix}${key}.`),
  );
}

function placesIn(message: CompiledMessage): string[] {
  if (typeof message === 'string') return [];
  return message.flatMap((part) => {
    if (typeof part === 'string') return [];
    const [name] = part;
    switch (part[1]) {
      case 'tag':
        return [`<${name}>`, ...placesIn(part[2])];
      case 'plural':
        return [`{${name}}`, ...Object.values(part[2]).flatMap(placesIn)];
      default:
        return [`{${name}}`];
    }
  });
}

/** The places and tags of a text (`{count} <b>`), or why it cannot be read. */
function placesOf(text: string): { readonly places: string } | { readonly fault: string } {
  try {
    return { places: [...new Set(placesIn(compileMessage(text)))].toSorted().join(' ') };
  } catch (error) {
    return { fault: String((error as Error).message) };
  }
}

/** Hiragana and katakana, without the signs that other languages use too. */
const KANA = /[\u3041-\u309f\u30a1-\u30fa]/;
const HAN = /\p{Script=Han}/u;

/** Whether a text is in a script that a language is not written in: Chinese alone shares one with Japanese. */
function isForeign(text: string, language: string): boolean {
  return KANA.test(text) || (!language.startsWith('zh') && HAN.test(text));
}

/** Whether a text has words, and not only places and signs. */
function hasWords(text: string): boolean {
  return /\p{L}{2}/u.test(text.replaceAll(/\{[^}]*\}|<[^>]*>/g, ''));
}

/**
 * One line where most texts of a catalogue are still those of the English one; none where it is
 * translated.
 */
export function checkTranslated(english: Catalogue, other: Catalogue): readonly string[] {
  const source = new Map(flatten(english));
  const texts = flatten(other).filter(([, text]) => hasWords(text));
  const left = texts.filter(([key, text]) => source.get(key) === text);
  return left.length * 2 > texts.length
    ? [`${left.length} of ${texts.length} texts are still English`]
    : [];
}

/** The texts of the English catalogue that would say "1 courses", one line each. */
export function checkPlurals(english: Catalogue): readonly string[] {
  return flatten(english).flatMap(([key, text]) => {
    // `checkCatalogue` reports a text that cannot be read
    if ('fault' in placesOf(text)) return [];
    return missingPlurals(text).map((place) => `${key} has no form for one: ${place}`);
  });
}

/**
 * Compares a catalogue with the Japanese one. One line for each key that is missing or too many,
 * each text with other places, and each text in a script that is foreign to `language`.
 */
export function checkCatalogue(
  japanese: Catalogue,
  other: Catalogue,
  language: string,
): readonly string[] {
  const source = new Map(flatten(japanese));
  const translated = new Map(flatten(other));
  return [
    ...[...source.keys()].filter((key) => !translated.has(key)).map((key) => `${key} is missing`),
    ...[...translated.keys()]
      .filter((key) => !source.has(key))
      .map((key) => `${key} is one too many`),
    ...[...translated].flatMap(([key, text]) => {
      const expected = placesOf(source.get(key) ?? text);
      const found = placesOf(text);
      if ('fault' in found) return [`${key} cannot be read: ${found.fault}`];
      if ('fault' in expected)
        return [`${key} of the Japanese catalogue cannot be read: ${expected.fault}`];
      if (found.places !== expected.places)
        return [
          `${key} has the places ${found.places || 'none'}, not ${expected.places || 'none'}`,
        ];
      return isForeign(text, language) ? [`${key} is not translated: ${text}`] : [];
    }),
  ];
}
