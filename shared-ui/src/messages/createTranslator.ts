import type { ReactNode } from 'react';
import type { Catalogue, CompiledMessage } from './compiled.ts';
import { formatMessage, type Values } from './formatMessage.ts';

/** The values of a plain text. The function of a tag gets and returns text. */
export type TextValues = Readonly<Record<string, string | number | ((text: string) => string)>>;

/**
 * Says the texts of one namespace. A key that is missing, or a value that does not fit, is reported
 * and gives the whole key, so that a mistake in a text never takes a page away.
 */
export interface Translator<Key extends string = string> {
  /** Returns the text of a key. */
  (key: Key, values?: TextValues): string;
  /** Returns the text of a key whose tags become elements. */
  rich(key: Key, values?: Values): ReactNode;
}

/** The keys of a catalogue: `title`, `form.title`. */
type KeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${KeyOf<Texts[Key]>}`;
}[keyof Texts & string];

export interface TranslatorOptions<Texts> {
  /** BCP 47 tag of the language of the texts. */
  readonly locale: string;
  /** A catalogue as the build compiles it. */
  readonly messages: Texts;
  /** Hears of each text that could not be said. Without it the console does. */
  readonly onError?: (error: Error) => void;
}

function find(
  catalogue: Catalogue | undefined,
  path: string,
): CompiledMessage | Catalogue | undefined {
  let found: CompiledMessage | Catalogue | undefined = catalogue;
  // what lies below a message is no message
  for (const key of path.split('.')) found = (found as Catalogue | undefined)?.[key];
  return found;
}

/** Returns the translator of one namespace (`form`, `map.area`), or of all texts. */
export function translatorIn(
  { locale, messages, onError = console.error }: TranslatorOptions<Catalogue>,
  namespace = '',
): Translator {
  const texts = namespace ? find(messages, namespace) : messages;

  /** Formats a text; reports why it cannot, and returns the whole key. */
  function say(key: string, values: Values = {}, isText = false): ReactNode {
    try {
      const message = find(texts as Catalogue | undefined, key);
      if (typeof message !== 'string' && !Array.isArray(message)) throw new Error('no such text');
      const said = formatMessage(message, values, locale);
      if (isText && typeof said !== 'string') throw new Error('a tag gives no text');
      return said;
    } catch (error) {
      const path = namespace ? `${namespace}.${key}` : key;
      onError(new Error(`${path} (${locale}): ${(error as Error).message}`));
      return path;
    }
  }
  return Object.assign(
    // the functions of `TextValues` get text alone, because none of them returns anything else
    (key: string, values?: TextValues) => say(key, values as Values | undefined, true) as string,
    { rich: (key: string, values?: Values) => say(key, values) },
  );
}

/** Returns the translator of a whole catalogue, for code that is not a component. */
export function createTranslator<Texts extends Catalogue>(
  options: TranslatorOptions<Texts>,
): Translator<KeyOf<Texts>> {
  return translatorIn(options);
}
