import { html, type Html } from '../../html.ts';
import type { BookingTexts, Unavailable } from './bookingTexts.ts';

/** Returns the note that a plan cannot be booked, with a way back. */
export function unavailableNote(why: Unavailable, texts: BookingTexts, href: string): Html {
  return html`<section class="sorry"><p>${texts.whyNot[why]}</p><a href="${href}">${texts.wayBack}</a></section>`;
}
