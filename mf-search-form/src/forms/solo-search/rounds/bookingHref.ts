import type { Round } from 'shared-contracts/gateway';
import type { SoloCondition } from 'shared-contracts/search';

type Campaign = Pick<SoloCondition, 'tt'>;

/** Gives the link to a course on the booking site; parameters without a value are left out. */
function bookingHref(
  site: string,
  { courseId, playDate }: Round,
  parameters: readonly (readonly [name: string, value: string])[],
): string {
  const url = new URL(site);
  const set = (name: string, value: string) => {
    if (value !== '') url.searchParams.set(name, value);
  };
  set('c_id', String(courseId));
  set('play_date', playDate);
  for (const [name, value] of parameters) set(name, value);
  return url.href;
}

/**
 * R2.22: gives the link to the booking site for somebody who joins a round, with the tracking
 * parameter `l-id`.
 */
export function joinHref(site: string, round: Round, { tt }: Campaign): string {
  return bookingHref(site, round, [
    ['start_time', round.startTime],
    ['round_id', round.id],
    ['act', 'solo'],
    ['l-id', 'solo_join'],
    ['tt', tt],
  ]);
}

/** R1.01, R2.22: gives the link to the course of a round on the booking site, at the round's day. */
export function courseHref(site: string, round: Round, { tt }: Campaign): string {
  return bookingHref(site, round, [
    ['l-id', 'solo_course'],
    ['tt', tt],
  ]);
}
