import type { CourseStockReply } from 'shared-contracts/gateway';
import type { Language } from 'shared-contracts/locale';
import { hasCome } from '../../inventory/hourLanes.ts';
import type { InventorySearch } from '../../inventory/inventorySearch.ts';
import type { SearchCriteria } from '../../inventory/search/criteria.ts';
import type { StartDay } from '../../inventory/search/readStartLists.ts';
import type { ShownPlan } from '../../inventory/shownCourse.ts';
import { toTime } from '../../inventory/startList.ts';
import { textIn } from '../../inventory/translations.ts';
import { MAX_RUN, toGuards, zoneOfHour } from '../../inventory/zoneLanes.ts';
import { toPlanId } from './planId.ts';

/** A free start with its plan, as the contract writes it. */
export type StartOffer = NonNullable<
  CourseStockReply['items'][number]['days'][number]['starts']
>[number];
/** The cheapest plan of a zone, as a start offers it. */
type Plan = Pick<StartOffer, 'plan_id' | 'plan_name' | 'plan_lang' | 'price'>;

export interface AskedOffers {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Of the titles of plans, as far as they have been given in it. */
  readonly language: Language;
}

interface FreeStart {
  readonly minute: number;
  /** How many groups can start one after the other from here, at most `MAX_RUN`. */
  readonly run: number;
}

/** Returns the free starts of a day that are still ahead at `now` (milliseconds since 1970). */
function freeAhead({ day, starts }: StartDay, now: number): FreeStart[] {
  const found: FreeStart[] = [];
  let run = 0;
  for (const { minute, isFree } of starts.toReversed()) {
    run = isFree ? Math.min(run + 1, MAX_RUN) : 0;
    if (isFree && !hasCome(day, minute, now)) found.push({ minute, run });
  }
  return found.toReversed();
}

function toOffered({ offer, ...plan }: ShownPlan, asked: Language): Plan {
  const { text, language } = textIn(asked, plan.title, plan.translations);
  return {
    plan_id: toPlanId(offer.courseId, offer.planNo),
    plan_name: text,
    price: offer.price,
    ...(language !== 'ja' && { plan_lang: language }),
  };
}

/**
 * Returns the free starts of a course on a day that a plan of the search offers, each with the
 * cheapest one. Hours and the length of a run that the search asks for leave none out.
 */
export async function toStartOffers(
  search: Pick<InventorySearch, 'readShown'>,
  criteria: SearchCriteria,
  courseId: number,
  startDay: StartDay,
  { now, language }: AskedOffers,
): Promise<StartOffer[]> {
  const { day } = startDay;
  const free = freeAhead(startDay, now);
  const zoneOf = ({ minute }: FreeStart) => zoneOfHour(Math.floor(minute / 60));
  const plans = new Map<number, Plan | undefined>();
  for (const zone of new Set(free.map(zoneOf))) {
    const guards = toGuards([zone]);
    const of = {
      ...criteria,
      from: day,
      to: day,
      zones: guards,
      zonesToday: guards,
      freeToday: 0,
      run: 1,
    };
    const [shown] = await search.readShown(of, [courseId], { now, most: 1 });
    const [best] = shown?.plans ?? [];
    plans.set(zone, best && toOffered(best, language));
  }
  return free.flatMap((start) => {
    const plan = plans.get(zoneOf(start));
    return plan === undefined ? [] : [{ time: toTime(start.minute), run: start.run, ...plan }];
  });
}
