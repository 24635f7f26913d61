import type { DayNumber } from 'shared-contracts/format';
import type { Locale } from 'shared-contracts/locale';
import type { BookingTexts } from './bookingTexts.ts';

/** What the page knows beside the round: its language and texts, the site, the time, and today in Japan. */
export interface BookingPage {
  readonly siteOrigin: string;
  readonly locale: Locale;
  readonly texts: BookingTexts;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly today: DayNumber;
}
