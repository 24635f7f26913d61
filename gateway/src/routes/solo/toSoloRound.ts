import { prefectureName } from 'shared-contracts/areas';
import { toIsoDate } from 'shared-contracts/format';
import type { SoloEntrant, SoloRound } from 'shared-contracts/gateway';
import { SOLO_CAPACITY, type SoloRoundRow } from '../../inventory/search/findSoloRounds.ts';

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** Reads `SoloRoundTable.entrants`; an answer that was not given is absent. */
function toEntrants(text: string): SoloEntrant[] {
  return text
    .split(',')
    .filter((each) => each !== '')
    .map((each) => {
      const [age = 0, skill = 0] = each.split(':').map(Number);
      return { ...(age > 0 && { age }), ...(skill > 0 && { skill }) };
    });
}

/** Translates a row of the inventory into the contract's names. */
export function toSoloRound(row: SoloRoundRow): SoloRound {
  return {
    round_id: `${row.course_id}-${row.day}-${row.round_no}`,
    c_id: row.course_id,
    c_name: row.name,
    ...(row.name_latin !== '' && { c_name_latin: row.name_latin }),
    pref_cd: row.pref,
    pref_name: prefectureName(row.pref),
    city: row.city,
    ...(row.city_latin !== '' && { city_latin: row.city_latin }),
    overall: row.overall / 10,
    play_date: toIsoDate(row.day),
    start_time: `${twoDigits(Math.floor(row.start / 60))}:${twoDigits(row.start % 60)}`,
    price: row.price,
    capacity: SOLO_CAPACITY,
    least: row.least,
    is_on: row.joined >= row.least,
    entrants: toEntrants(row.entrants),
    caddie: row.caddie === 1,
    lunch: row.lunch === 1,
    solo_play_style: row.style,
  };
}
