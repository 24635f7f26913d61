import type { ContentEntry } from 'shared-contracts/gateway';
import type { Language } from 'shared-contracts/locale';
import { isOther, OTHER_LANGUAGES, type OtherLanguage } from './translations.ts';

const TEXTS = ['alt', 'label', 'text'] as const;
/** What an entry may have in other languages, too: its texts, and its picture where words stand in it. */
const TRANSLATED = [...TEXTS, 'src'] as const;
type Translated = `${(typeof TRANSLATED)[number]}_${OtherLanguage}`;

/** An entry of a content block as the database keeps it, with what it is in other languages (R9.06). */
export type StoredEntry = ContentEntry & { readonly [name in Translated]?: string };

const TRANSLATIONS: ReadonlySet<string> = new Set(
  TRANSLATED.flatMap((field) => OTHER_LANGUAGES.map((language) => `${field}_${language}`)),
);

function inJapanese(stored: StoredEntry): ContentEntry {
  return Object.fromEntries(Object.entries(stored).filter(([name]) => !TRANSLATIONS.has(name)));
}

/**
 * R9.06: returns an entry in a language, which `lang` then names. It stays Japanese unless each of its
 * texts has been given in the language, so that it speaks one.
 */
export function entryIn(language: Language, stored: StoredEntry): ContentEntry {
  const { avif, webp, ...plain } = inJapanese(stored);
  const formats = { ...(avif !== undefined && { avif }), ...(webp !== undefined && { webp }) };
  const japanese = { ...plain, ...formats };
  if (!isOther(language)) return japanese;
  const texts = TEXTS.filter((name) => (plain[name] ?? '') !== '').map(
    (name) => [name, stored[`${name}_${language}`] ?? ''] as const,
  );
  if (texts.length === 0 || texts.some(([, text]) => text === '')) return japanese;
  const src = stored[`src_${language}`];
  return {
    ...plain,
    // the other formats are of the picture with Japanese words
    ...(src === undefined ? formats : { src }),
    ...Object.fromEntries(texts),
    lang: language,
  };
}
