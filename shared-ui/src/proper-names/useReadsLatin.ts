import { readsLatin } from 'shared-contracts/locale';
import { useHost } from '../island/Island.tsx';

/** Whether readers of the page's language know Latin letters rather than kanji. */
export function useReadsLatin(): boolean {
  return readsLatin(useHost().locale);
}
