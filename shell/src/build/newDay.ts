import { toJapaneseDay } from 'shared-contracts/format';
import type { FormWatch } from './watchForms.ts';

export interface NewDayOptions {
  readonly document: Document;
  /** The present time in milliseconds since 1970. */
  readonly now: () => number;
  readonly forms: FormWatch;
  readonly reload: () => void;
}

/**
 * Loads the page again when the visitor comes back to it on another day in Japan: its dates, prices and
 * weekends are those of the day on which it was loaded. A form that is being filled keeps what was entered.
 */
export function reloadOnNewDay({ document, now, forms, reload }: NewDayOptions): void {
  const day = toJapaneseDay(now());
  document.addEventListener('visibilitychange', () => {
    const isBack = document.visibilityState === 'visible';
    if (isBack && toJapaneseDay(now()) !== day && !forms.isBeingFilled()) reload();
  });
}
