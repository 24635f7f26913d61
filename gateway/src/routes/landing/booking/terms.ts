import { type DayNumber, toLocalDate, toLocalYen } from 'shared-contracts/format';
import type { Label } from 'shared-contracts/labels';
import { labelsOf } from 'shared-contracts/labels/everyLanguage';
import { html, type Html, join } from '../../html.ts';
import { PLAN_FLAGS, type PlanFlag } from '../../../inventory/flags.ts';
import type { BookingPage } from './bookingPage.ts';
import type { BookingTexts } from './bookingTexts.ts';
import type { ChosenPlan } from './readPlan.ts';
import { row } from './row.ts';

/** What a golfer asks of a plan, in this order. */
const INCLUDED: readonly (readonly [PlanFlag, Label])[] = [
  ['halfRound', 'ハーフプレー'],
  ['assurance15r', '1.5ラウンド保証'],
  ['through', 'スループレー'],
  ['cart', '乗用カート'],
  ['fairwayCart', 'フェアウェイ乗り入れ可'],
  ['walking', '歩き（手引きカート）'],
  ['caddie', 'キャディ付き'],
  ['selfPlay', 'セルフプレー'],
  ['lunch', '昼食付き'],
  ['drink', 'ドリンク付き'],
  ['lesson', 'レッスン付き'],
  ['prize', '賞品付き'],
  ['stayOneRound', '1泊1プレー'],
  ['stayTwoRounds', '1泊2プレー'],
  ['twoStays', '2泊2プレー'],
  ['assurance2r', '2サム保証'],
  ['addFee2b', '2サム割増なし'],
  ['addFee3b', '3サム割増なし'],
];

/** What the plan includes; empty where it names nothing. */
export function includedSection(
  { flags }: Pick<ChosenPlan, 'flags'>,
  { texts, locale }: Pick<BookingPage, 'texts' | 'locale'>,
): Html {
  const say = labelsOf(locale);
  const items = INCLUDED.flatMap(([flag, label]) =>
    (flags & PLAN_FLAGS[flag]) === 0 ? [] : [html`<li>${say(label)}</li>`],
  );
  if (items.length === 0) return html``;
  return html`<section aria-labelledby="included"><h2 id="included">${texts.included}</h2><ul class="tags">${join(items)}</ul></section>`;
}

/**
 * What a cancellation costs each player in the demonstration, in yen: from so many days before the
 * round on, until the next line's.
 */
const CANCELLATION = [
  { daysBefore: 7, fee: 1000 },
  { daysBefore: 1, fee: 3000 },
] as const;

/** What a cancellation costs from when on; what is past already is left out. */
export function cancellationSection(
  day: DayNumber,
  { texts, locale, today }: Pick<BookingPage, 'texts' | 'locale' | 'today'>,
): Html {
  const [early, late] = CANCELLATION;
  const date = (before: number) => toLocalDate(day - before, locale);
  const fee = (amount: number) => texts.perPlayerOf(toLocalYen(amount, locale));
  const lines = [
    { last: early.daysBefore + 1, when: texts.untilOf(date(early.daysBefore + 1)), is: texts.free },
    {
      last: late.daysBefore + 1,
      when: texts.betweenOf(date(early.daysBefore), date(late.daysBefore + 1)),
      is: fee(early.fee),
    },
    { last: 0, when: texts.fromOf(date(late.daysBefore)), is: fee(late.fee) },
  ].filter(({ last }) => day - last >= today);
  if (lines.length === 0) return html``;
  return html`<section class="fees" aria-labelledby="cancellation"><h2 id="cancellation">${texts.cancellation}</h2><dl>${join(lines.map(({ when, is }) => row(when, is)))}</dl></section>`;
}

/** What the booking site asks next. */
export function nextSection(texts: BookingTexts): Html {
  const steps = join(texts.steps.map((step) => html`<li>${step}</li>`));
  return html`<section aria-labelledby="next"><h2 id="next">${texts.next}</h2><ol>${steps}</ol><p class="note">${texts.noBooking}</p></section>`;
}
