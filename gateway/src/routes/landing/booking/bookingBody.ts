import type { Kysely } from 'kysely';
import { type DayNumber, toDateParts, toLocalDate, toLocalYen } from 'shared-contracts/format';
import { courseImagePath } from 'shared-contracts/gateway';
import { languageOf, type Locale, readsLatin } from 'shared-contracts/locale';
import { toPartialSearchQuery } from 'shared-contracts/search';
import { html, type Html, join } from '../../html.ts';
import type { CourseTable, InventoryTables } from '../../../inventory/tables.ts';
import { textIn } from '../../../inventory/translations.ts';
import type { BookingPage } from './bookingPage.ts';
import type { Unavailable } from './bookingTexts.ts';
import { type ChosenRound, placeOf, readChosenRound } from './chosenRound.ts';
import { feeSection } from './feeSection.ts';
import { keepRound } from './keepRound.ts';
import type { ChosenPlan } from './readPlan.ts';
import { row } from './row.ts';
import { cancellationSection, includedSection, nextSection } from './terms.ts';
import { unavailableNote } from './unavailable.ts';

/** Returns the path of the results for the course on the day, or of the search. */
function wayBackTo(courseName: string | undefined, day: DayNumber | undefined): string {
  if (courseName === undefined) return 'search/';
  const playDate = day === undefined ? {} : { playDate: toDateParts(day) };
  return `search/result/?${toPartialSearchQuery({ courseName, ...playDate })}`;
}

/** Why the round cannot be booked; undefined if it can. */
function whyNot({
  courseId,
  course,
  planId,
  plan,
  start,
  isPast,
}: ChosenRound): Unavailable | undefined {
  if (course === undefined) return courseId === 0 && planId === 0 ? 'none' : 'gone';
  if (planId !== 0 && plan === undefined) return 'gone';
  if (plan?.isFree === false) return 'soldOut';
  if (isPast) return 'past';
  return start?.isFree === false ? 'startTaken' : undefined;
}

/** R9.06: a name or a title in the visitor's language, and beside it the Japanese one by which the course knows it. */
function withJapanese(text: string, language: string, japanese: string): Html {
  return language === 'ja'
    ? html`<span lang="ja">${japanese}</span>`
    : html`<span lang="${language}">${text}</span> <small lang="ja">${japanese}</small>`;
}

function courseNameOf({ name, name_latin }: CourseTable, locale: Locale): Html {
  return readsLatin(locale) && name_latin !== ''
    ? withJapanese(name_latin, 'ja-Latn', name)
    : withJapanese(name, 'ja', name);
}

function placeMarkup(course: CourseTable, locale: Locale): Html {
  const { area, city, isLatin } = placeOf(course, locale);
  return isLatin ? html`${area} ${city}` : html`${area}<span lang="ja">${city}</span>`;
}

function titleOf({ title, translations }: ChosenPlan, locale: Locale): Html {
  const { text, language } = textIn(languageOf(locale), title, translations);
  return withJapanese(text, language, title);
}

/** The course, and what was chosen of it. */
function roundSection(
  { courseId, plan, day, start, hour, players }: ChosenRound,
  course: CourseTable,
  keep: Html,
  { locale, texts }: BookingPage,
): Html {
  const begins = start?.time ?? (hour === undefined ? undefined : texts.hourOf(hour));
  const rows = [
    plan && row(texts.plan, titleOf(plan, locale)),
    day !== undefined && row(texts.day, toLocalDate(day, locale)),
    begins !== undefined && row(texts.start, begins),
    players > 0 && row(texts.party, texts.playersOf(players)),
    plan?.price !== undefined &&
      row(
        texts.perPlayer,
        html`<span class="price">${toLocalYen(plan.price, locale)}<small>${texts.withTaxes}</small></span>`,
      ),
  ].filter((each) => typeof each === 'object');
  return html`<section class="course" aria-labelledby="course"><img src="${courseImagePath(courseId, 'banner')}" width="600" height="200" alt=""><div>
<h2 id="course">${courseNameOf(course, locale)}</h2><p class="where">${placeMarkup(course, locale)}</p>
<dl>${join(rows)}</dl>${keep}</div></section>`;
}

/**
 * Shows what the visitor has chosen: course, plan, day, the price that the results gave for this party
 * and its parts, what the plan includes, what a cancellation costs, and what comes next; no number by
 * which machines know them. It says so when the plan has gone or is sold out, or the time has passed.
 */
export async function bookingBody(
  db: Kysely<InventoryTables>,
  given: ReadonlyMap<string, string>,
  page: BookingPage,
): Promise<Html> {
  const { texts, siteOrigin, now, today } = page;
  const round = await readChosenRound(db, given, now);
  const { course, plan, day } = round;
  const why = whyNot(round);
  const sought = day !== undefined && day < today ? undefined : day;
  const back = `${siteOrigin}/${wayBackTo(course?.name, sought)}`;
  const sorry = why && unavailableNote(why, texts, back);
  if (course === undefined) return sorry ?? html``;
  const keep =
    why === undefined
      ? keepRound(texts, new URLSearchParams([...given]).toString(), day !== undefined)
      : html``;
  const chosen = roundSection(round, course, keep, page);
  if (sorry) return html`${sorry}${chosen}`;
  return html`${chosen}${feeSection(round, course, page)}${plan ? includedSection(plan, page) : html``}${day === undefined ? html`` : cancellationSection(day, page)}${nextSection(texts)}`;
}
