import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Catalogue } from './compiled.ts';
import { translatorIn, type Translator, type TranslatorOptions } from './createTranslator.ts';

/** Returns the translator of a namespace: the same one for each component that asks. */
type TranslatorOf = (namespace: string) => Translator;

const TranslatorContext = createContext<TranslatorOf | undefined>(undefined);

function translatorsOf(texts: TranslatorOptions<Catalogue>): TranslatorOf {
  const made: Record<string, Translator> = {};
  return (namespace) => (made[namespace] ??= translatorIn(namespace, texts));
}

/** Gives the texts of one language to the components below it. */
export function MessagesProvider({
  locale,
  messages,
  telemetry,
  children,
}: TranslatorOptions<Catalogue> & { readonly children: ReactNode }) {
  const translatorOf = useMemo(
    () => translatorsOf({ locale, messages, telemetry }),
    [locale, messages, telemetry],
  );
  return <TranslatorContext value={translatorOf}>{children}</TranslatorContext>;
}

/**
 * Returns the translator of a namespace (`form`, `map.area`), or of all texts without one. It stays
 * the same while the language does. Throws an Error without a provider above.
 */
export function useTranslations(namespace = ''): Translator {
  const translatorOf = useContext(TranslatorContext);
  if (!translatorOf) throw new Error('useTranslations needs messages around it');
  return translatorOf(namespace);
}
