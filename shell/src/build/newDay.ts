import { toJapaneseDay } from 'shared-contracts/format';
import type { FormWatch } from './watchForms.ts';

export interface NewDayOptions {
  readonly document: Document;
  /** The present time in milliseconds since 1970. */
  readonly now: () => number;
  readonly forms: FormWatch;
  /** Whether the address says for which day the page is, which then stays what it is. */
  readonly namesDay: () => boolean;
  readonly reload: () => void;
}

/**
 * Loads the page again when the visitor comes back to it on another day in Japan: its dates, prices and
 * weekends are those of the day on which it was loaded. A form that is being filled keeps what was entered, and
 * so does a page for a day that its address names. Without a network the page stays.
 */
export function reloadOnNewDay({ document, now, forms, namesDay, reload }: NewDayOptions): void {
  const day = toJapaneseDay(now());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || toJapaneseDay(now()) === day) return;
    if (navigator.onLine && !forms.isBeingFilled() && !namesDay()) reload();
  });
}
