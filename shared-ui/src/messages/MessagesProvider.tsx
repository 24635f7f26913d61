import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Catalogue } from './compiled.ts';
import { translatorIn, type Translator, type TranslatorOptions } from './createTranslator.ts';

interface Texts {
  readonly options: TranslatorOptions<Catalogue>;
  /** The translators in use, by namespace. */
  readonly translators: Record<string, Translator>;
}
const TextsContext = createContext<Texts | undefined>(undefined);

/**
 * Gives the texts of one language to the components below it. `onError` should stay the same
 * function: another one makes all translators anew.
 */
export function MessagesProvider({
  locale,
  messages,
  onError,
  children,
}: TranslatorOptions<Catalogue> & { readonly children: ReactNode }) {
  const texts = useMemo(
    () => ({ options: { locale, messages, ...(onError && { onError }) }, translators: {} }),
    [locale, messages, onError],
  );
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/**
 * Returns the translator of a namespace (`form`, `map.area`), or of the whole catalogue without
 * one. It stays the same while the language does. Throws an Error without a provider above.
 */
export function useTranslations(namespace = ''): Translator {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTranslations needs a MessagesProvider above it');
  return (texts.translators[namespace] ??= translatorIn(texts.options, namespace));
}
