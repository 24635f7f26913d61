import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import { toLocalYen } from 'shared-contracts/format';
import { type Locale, languageOf, readsLatin } from 'shared-contracts/locale';
import { textIn } from '../../../inventory/translations.ts';
import type { Services } from '../../services.ts';
import { visitorLocale } from '../visitorLocale.ts';
import { bookingTexts } from './bookingTexts.ts';
import { toCalendarFile } from './calendarFile.ts';
import { type ChosenRound, readChosenRound, whereIs } from './chosenRound.ts';

/** What a calendar says of a round beside its name: the plan, the price that was shown, and the party. */
function textOf({ plan, players }: ChosenRound, locale: Locale): string {
  const texts = bookingTexts(locale);
  const title =
    plan === undefined ? [] : [textIn(languageOf(locale), plan.title, plan.translations).text];
  const price =
    plan?.price === undefined ? [] : [`${texts.perPlayer} ${toLocalYen(plan.price, locale)}`];
  return [...title, ...price, players > 0 ? texts.playersOf(players) : []].flat().join('\n');
}

/** Names a round by what it is, without the day and the hour that a file was made. */
function uidOf({ courseId, planId, day }: ChosenRound, start: number | undefined): string {
  const what = [courseId, planId, day, start].join();
  return `${createHash('sha256').update(what).digest('hex').slice(0, 32)}@asashiba-golf`;
}

/** Serves a chosen round as a calendar file (RFC 5545); 404 where no course or day is known. */
export function registerRoundFile(
  app: FastifyInstance,
  { inventory, clock, gatewayOrigin }: Services,
): void {
  const schema = { summary: 'R1.01: a chosen round as a calendar file' };
  app.get('/landing/booking/round.ics', { schema }, async ({ raw, cookies, headers }, reply) => {
    const locale = visitorLocale(cookies, headers['accept-language']);
    const query = new URLSearchParams(raw.url?.split('?', 2)[1] ?? '');
    const round = await readChosenRound(inventory.db, new Map(query), clock());
    const { course, day, start } = round;
    if (course === undefined || day === undefined) throw new RequestError(404, 'Not Found');
    const file = toCalendarFile({
      uid: uidOf(round, start?.minute),
      madeAt: clock(),
      day,
      minute: start?.minute,
      title: readsLatin(locale) ? course.name_latin || course.name : course.name,
      place: `${course.name} ${whereIs(course, locale)}`,
      text: textOf(round, locale),
      url: `${gatewayOrigin}/gora/landing/booking?${query.toString()}`,
    });
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="round.ics"')
      .header('cache-control', 'private, no-store')
      .send(file);
  });
}
