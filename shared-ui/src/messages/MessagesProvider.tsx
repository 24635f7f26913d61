import { createContext, useContext, useMemo, type ReactNode } from 'react';
import type { Catalogue } from './compiled.ts';
import { translatorIn, type Translator, type TranslatorOptions } from './createTranslator.ts';

/** Returns the translator of a namespace: the same one for each component that asks. */
type TranslatorOf = (namespace: string | undefined) => Translator;

const TranslatorContext = createContext<TranslatorOf | undefined>(undefined);

function keepTranslators(options: TranslatorOptions<Catalogue>): TranslatorOf {
  const translators = new Map<string | undefined, Translator>();
  return (namespace) => {
    let translator = translators.get(namespace);
    if (!translator) {
      translator = translatorIn(options, namespace);
      translators.set(namespace, translator);
    }
    return translator;
  };
}

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
  const translatorOf = useMemo(
    () => keepTranslators({ locale, messages, ...(onError && { onError }) }),
    [locale, messages, onError],
  );
  return <TranslatorContext value={translatorOf}>{children}</TranslatorContext>;
}

/**
 * Returns the translator of a namespace (`form`, `map.area`), or of the whole catalogue without
 * one. It stays the same while the language does. Throws an Error without a provider above.
 */
export function useTranslations(namespace?: string): Translator {
  const translatorOf = useContext(TranslatorContext);
  if (!translatorOf) throw new Error('useTranslations needs a MessagesProvider above it');
  return translatorOf(namespace);
}
