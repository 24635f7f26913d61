import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Catalogue } from './compiled.ts';
import { translatorIn, type Translator, type TranslatorOptions } from './createTranslator.ts';

interface Texts extends TranslatorOptions<Catalogue> {
  /** The translators in use, by namespace. */
  readonly translators: Record<string, Translator>;
}
const TextsContext = createContext<Texts | undefined>(undefined);

/** Gives the texts of one language to the components below it. */
export function MessagesProvider({
  locale,
  messages,
  telemetry,
  children,
}: TranslatorOptions<Catalogue> & { readonly children: ReactNode }) {
  const texts = useMemo(
    () => ({ locale, messages, telemetry, translators: {} }),
    [locale, messages, telemetry],
  );
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/**
 * Returns the translator of a namespace (`form`, `map.area`), or of all texts without one. It stays
 * the same while the language does. Throws an Error without a provider above.
 */
export function useTranslations(namespace = ''): Translator {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTranslations needs a MessagesProvider above it');
  return (texts.translators[namespace] ??= translatorIn(namespace, texts));
}
