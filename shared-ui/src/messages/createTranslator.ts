import type { ReactNode } from 'react';
import type { Catalogue, CompiledMessage } from './compiled.ts';
import { formatMessage, type Values } from './formatMessage.ts';

/**
 * Says the texts of one namespace: as a string, or as a node where a tag's function makes elements.
 * A key that is missing, or a place without a value, is reported and gives the whole key, so that a
 * mistake in a text never takes a page away. `Made` is what the functions of tags return.
 */
export type Translator<Key extends string = string> = <Made extends ReactNode = never>(
  key: Key,
  values?: Readonly<Record<string, string | number | ((content: ReactNode) => Made)>>,
) => string | NoInfer<Made>;

/** The keys of a catalogue: `title`, `form.title`; any where its type does not name them. */
type KeyOf<Texts> = string extends keyof Texts ? string : KnownKeyOf<Texts>;
type KnownKeyOf<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key
    : `${Key}.${KnownKeyOf<Texts[Key]>}`;
}[keyof Texts & string];

export interface TranslatorOptions<Texts> {
  /** BCP 47 tag of the language of the texts. */
  readonly locale: string;
  /** A catalogue as the build compiles it. */
  readonly messages: Texts;
  /** Hears of each text that could not be said: a host's telemetry, or the console. */
  readonly telemetry: { error(error: Error): void };
}

/** Returns the translator of one namespace (`form`, `map.area`), or of all texts for `''`. */
export function translatorIn(namespace: string, texts: TranslatorOptions<Catalogue>): Translator {
  const translate = (key: string, values: Values = {}): ReactNode => {
    const path = namespace ? `${namespace}.${key}` : key;
    try {
      let found: unknown = texts.messages;
      // throws below a key that is missing, as formatting something else than a message does
      for (const step of path.split('.')) found = (found as Catalogue)[step];
      return formatMessage(found as CompiledMessage, values, texts.locale);
    } catch (error) {
      texts.telemetry.error(new Error(`${path}: ${(error as Error).message}`));
      return path;
    }
  };
  // a message whose tags' functions return texts is a text
  return translate as Translator;
}

/** Returns the translator of a whole catalogue, for code that is not a component. */
export function createTranslator<Texts extends Catalogue>(
  options: TranslatorOptions<Texts>,
): Translator<KeyOf<Texts>> {
  return translatorIn('', options);
}
