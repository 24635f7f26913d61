import { html, type Html } from '../../html.ts';
import type { BookingTexts } from './bookingTexts.ts';

/**
 * Returns the ways to keep a round: its calendar file, and a button that hands the page to the device's share sheet or
 * copies its address. The button is hidden until its script runs. `query`: the round's parameters.
 */
export function keepRound(texts: BookingTexts, query: string, hasDay: boolean): Html {
  const file = hasDay
    ? html`<a href="/gora/landing/booking/round.ics?${query}" download>${texts.calendar}</a>`
    : html``;
  return html`<p class="keep">${file}<button type="button" data-share="${texts.copied}" hidden>${texts.share}</button><span role="status"></span></p><script src="/gora/landing/share.js" defer></script>`;
}
