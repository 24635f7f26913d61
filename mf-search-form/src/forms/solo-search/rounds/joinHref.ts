import type { Round } from 'shared-contracts/gateway';
import type { SoloCondition } from 'shared-contracts/search';

/**
 * R2.22: gives the link to the booking site for somebody who joins a round, with the tracking
 * parameter `l-id`.
 */
export function joinHref(
  site: string,
  { courseId, playDate, startTime, id }: Round,
  { tt }: Pick<SoloCondition, 'tt'>,
): string {
  const url = new URL(site);
  const set = (name: string, value: string) => {
    if (value !== '') url.searchParams.set(name, value);
  };
  set('c_id', String(courseId));
  set('play_date', playDate);
  set('start_time', startTime);
  set('round_id', id);
  set('act', 'solo');
  set('l-id', 'solo_join');
  set('tt', tt);
  return url.href;
}
