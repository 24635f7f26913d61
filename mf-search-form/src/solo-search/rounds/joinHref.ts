import type { SoloRound } from 'shared-contracts/gateway';
import type { SoloCondition } from 'shared-contracts/search';

/** R2.22: the way out to the booking site for somebody who joins a round alone, with the tracking parameter `l-id`. */
export function joinHref(
  site: string,
  { c_id: id, play_date: date, start_time: time, round_id: round }: SoloRound,
  { tt }: Pick<SoloCondition, 'tt'>,
): string {
  const url = new URL(site);
  const told = {
    c_id: String(id),
    play_date: date,
    start_time: time,
    round_id: round,
    act: 'solo',
    'l-id': 'solo_join',
    tt,
  };
  for (const [name, value] of Object.entries(told))
    if (value !== '') url.searchParams.set(name, value);
  return url.href;
}
