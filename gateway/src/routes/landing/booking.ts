import type { Kysely } from 'kysely';
import { type DayNumber, toDateParts, toGrouped, toJapaneseDate } from 'shared-contracts/format';
import { courseImagePath } from 'shared-contracts/gateway';
import { type Locale, languageOf } from 'shared-contracts/locale';
import { toPartialSearchQuery } from 'shared-contracts/search';
import { html, type Html } from '../html.ts';
import type { InventoryTables } from '../../inventory/tables.ts';
import { textIn } from '../../inventory/translations.ts';
import { readChosenRound, whereIs } from './chosenRound.ts';
import type { ChosenStart } from './chosenStart.ts';
import { keepRound } from './keepRound.ts';
import type { ChosenPlan } from './readPlan.ts';
import { type Unavailable, unavailableNote } from './unavailable.ts';

function row(label: string, value: Html | string): Html {
  return html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
}

/** Returns the path of the results for the course on the day, or of the search. */
function wayBackTo(courseName: string | undefined, day: DayNumber | undefined): string {
  if (courseName === undefined) return 'search/';
  const playDate = day === undefined ? {} : { playDate: toDateParts(day) };
  return `search/result/?${toPartialSearchQuery({ courseName, ...playDate })}`;
}

/** Why the round cannot be booked; undefined if it can. */
function whyNot(
  planId: number,
  plan: ChosenPlan | undefined,
  start: ChosenStart | undefined,
): Unavailable | undefined {
  if (isGone(planId, plan)) return 'gone';
  if (plan?.isFree === false) return 'soldOut';
  return start?.isFree === false ? 'startTaken' : undefined;
}

function isGone(planId: number, plan: ChosenPlan | undefined): boolean {
  return planId !== 0 && plan === undefined;
}

/** Returns the hour of the round, where the visitor chooses the start on the booking site. */
function toHour(text: string | undefined): string | undefined {
  return text !== undefined && /^(\d|1\d)$/.test(text) ? `${text}時台` : undefined;
}

function priceOf(price: number, players: number): Html {
  return html`<span class="price">¥${toGrouped(price)}<small>総額（税・利用税込）・${players === 0 ? '1人あたり' : `${players}人でプレー・1人あたり`}</small></span>`;
}

function priceRows(price: number, players: number): Html {
  return html`${row('料金', priceOf(price, players))}${players === 0 ? html`` : row(`${players}人の合計`, `¥${toGrouped(price * players)}`)}`;
}

/** R9.06: the title, and beside it what it is in the visitor's language, as far as somebody has said so. */
function titleOf({ title, translations }: ChosenPlan, locale: Locale): Html {
  const { text, language } = textIn(languageOf(locale), title, translations);
  return language === 'ja'
    ? html`${title}`
    : html`${title}<small lang="${language}">${text}</small>`;
}

/**
 * Shows what the visitor has chosen: course, plan, day, and the price that the results gave for
 * this party. It says so when the plan has gone or is sold out. Empty when no course is named.
 */
export async function bookingBody(
  db: Kysely<InventoryTables>,
  given: ReadonlyMap<string, string>,
  { siteOrigin, locale }: { readonly siteOrigin: string; readonly locale: Locale },
): Promise<Html> {
  const { courseId, course, planId, plan, day, start, players } = await readChosenRound(db, given);
  const sorry = (why: Unavailable, name?: string) =>
    unavailableNote(why, locale, `${siteOrigin}/${wayBackTo(name, day)}`);
  if (course === undefined) return courseId === 0 ? html`` : sorry('gone');
  const begins = start?.time ?? toHour(given.get('start_hour'));
  const why = whyNot(planId, plan, start);
  return html`${why === undefined ? html`` : sorry(why, course.name)}<section class="course" aria-labelledby="course"><img src="${courseImagePath(courseId, 'banner')}" width="600" height="200" alt=""><div>
<h2 id="course">${course.name}</h2><p class="where">${whereIs(course)}</p>
<dl>${plan === undefined ? html`` : row('プラン', titleOf(plan, locale))}${day === undefined ? html`` : row('プレー日', toJapaneseDate(day))}${begins === undefined ? html`` : row('スタート', begins)}${plan?.price === undefined ? html`` : priceRows(plan.price, players)}</dl>${why === undefined ? keepRound(locale, new URLSearchParams([...given]).toString(), day !== undefined) : html``}</div></section>`;
}
