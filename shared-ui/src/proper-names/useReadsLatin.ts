import type { Locale } from 'shared-contracts/locale';
import { useHost } from '../island/Island.tsx';

/** Whether readers of this language know Latin letters rather than kanji. */
export function readsLatin(locale: Locale): boolean {
  return locale === 'en-US' || locale === 'ko-KR';
}

/** Whether readers of the page's language do. */
export function useReadsLatin(): boolean {
  return readsLatin(useHost().locale);
}
