import { toJapaneseDay } from 'shared-contracts/format';
import type { FormWatch } from './watchForms.ts';

export interface NewDayOptions {
  readonly window: {
    readonly document: Document;
    readonly navigator: Pick<Navigator, 'onLine'>;
    readonly location: Pick<Location, 'search' | 'reload'>;
    readonly performance: Pick<Performance, 'timeOrigin'>;
  };
  /** The present time in milliseconds since 1970. */
  readonly now: () => number;
  readonly forms: FormWatch;
}

/** Matches the query of an address that says for which day its page is. */
const NAMES_DAY = /[?&](day|date|play_date)=/;

/**
 * Loads the page again when the visitor comes back to it on another day in Japan: its dates, prices and
 * weekends are those of the day on which it was loaded. A form that is being filled keeps what was entered, and
 * so does a page for a day that its address names. Without a network the page stays.
 */
export function reloadOnNewDay({ window, now, forms }: NewDayOptions): void {
  const { document, navigator, location, performance } = window;
  const day = toJapaneseDay(performance.timeOrigin);
  const look = () => {
    if (document.visibilityState !== 'visible' || toJapaneseDay(now()) === day) return;
    if (navigator.onLine && !forms.isBeingFilled() && !NAMES_DAY.test(location.search))
      location.reload();
  };
  document.addEventListener('visibilitychange', look);
  look();
}
