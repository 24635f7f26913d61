import { OVERSEAS } from 'shared-contracts/areas';
import { toLocalYen } from 'shared-contracts/format';
import { html, type Html, join } from '../../html.ts';
import type { CourseTable } from '../../../inventory/tables.ts';
import { toFeeDetail } from '../../course/toFeeDetail.ts';
import type { BookingPage } from './bookingPage.ts';
import type { ChosenRound } from './chosenRound.ts';
import { row } from './row.ts';

/** R9.09: the parts of the price for one player where they are known, and what the whole party pays where it is known; empty without a price. */
export function feeSection(
  { plan, players }: ChosenRound,
  { golf_tax, pref }: Pick<CourseTable, 'golf_tax' | 'pref'>,
  { texts, locale }: Pick<BookingPage, 'texts' | 'locale'>,
): Html {
  if (plan?.price === undefined) return html``;
  const { price } = plan;
  const yen = (amount: number) => toLocalYen(amount, locale);
  const fees = toFeeDetail({ ...plan, price }, golf_tax, players, pref === OVERSEAS);
  const parts = (
    [
      [texts.play, fees?.play],
      [texts.lunch, fees?.lunch],
      [texts.caddie, fees?.caddie],
      [texts.courseTax, fees?.course_tax],
      [texts.surchargeOf(players), fees?.surcharge],
    ] as const
  ).flatMap(([name, amount]) => (amount ? [row(name, yen(amount))] : []));
  const total = players === 0 ? html`` : row(texts.totalOf(players), yen(price * players));
  const tax = fees?.tax ? html`<p class="note">${texts.taxOf(yen(fees.tax))}</p>` : html``;
  return html`<section class="fees" aria-labelledby="fees"><h2 id="fees">${texts.fees}</h2><dl>${join(parts)}${row(texts.perPlayer, yen(price))}${total}</dl>${tax}</section>`;
}
