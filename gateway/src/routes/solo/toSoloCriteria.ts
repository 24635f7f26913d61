import { expandRegions, WHOLE_COUNTRY } from 'shared-contracts/areas';
import { toJapaneseDay } from 'shared-contracts/format';
import { type SoloCondition, toPlayDay } from 'shared-contracts/search';
import type { SoloCriteria } from '../../inventory/search/findSoloRounds.ts';

function minutesInJapan(now: number): number {
  const local = new Date(now + 9 * 3_600_000);
  return local.getUTCHours() * 60 + local.getUTCMinutes();
}

/** Translates a solo condition at `now` into what it asks of the inventory. */
export function toSoloCriteria(condition: SoloCondition, now: number): SoloCriteria {
  const from = toPlayDay(condition.playDate);
  const { courseId, caddie, lunch, exceptFull, hasApplicants } = condition;
  return {
    courseId,
    caddie,
    lunch,
    exceptFull,
    hasApplicants,
    prefectures: expandRegions(condition.area).filter((code) => code !== WHOLE_COUNTRY),
    from,
    to: from + condition.widthday - 1,
    today: toJapaneseDay(now),
    minutesToday: minutesInJapan(now),
    hours: condition.zoneList.map(Number),
    priceFrom: condition.ratesMinSolo,
    priceTo: condition.ratesMaxSolo === 0 ? Infinity : condition.ratesMaxSolo,
    styles: condition.soloPlayStyle,
  };
}
