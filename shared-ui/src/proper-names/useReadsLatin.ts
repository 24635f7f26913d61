import { useHost } from '../island/Island.tsx';

/** Whether readers of the page's language know Latin letters rather than kanji. */
export function useReadsLatin(): boolean {
  const { locale } = useHost();
  return locale === 'en-US' || locale === 'ko-KR';
}
