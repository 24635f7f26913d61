import type { Locale } from './languages.ts';

/** Whether readers of this language know Latin letters rather than kanji. */
export function readsLatin(locale: Locale): boolean {
  return locale === 'en-US' || locale === 'ko-KR';
}
