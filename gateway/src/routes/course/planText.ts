import type { Language } from 'shared-contracts/locale';
import type { ShownPlan } from '../../inventory/shownCourse.ts';
import { type ByteText, toByteText } from '../byteText.ts';
import { kept } from '../kept.ts';
import { type LocalText, textIn } from '../../inventory/translations.ts';
import { isoDate } from './isoDate.ts';
import { toPlanId } from './planId.ts';
import { toFeeDetail } from './toFeeDetail.ts';
import { toPlanPerks } from './toPlanPerks.ts';

/** Plans of the full inventory have some hundred sets of flags. */
const SETS_OF_FLAGS = 4096;
/** The full inventory has some hundred titles. */
const TITLES = 4096;

/** The fields of `PlanPerks` as JSON without braces. */
const perksText = kept(SETS_OF_FLAGS, (flags: number) =>
  JSON.stringify(toPlanPerks(flags)).slice(1, -1),
);

const titleText = kept(TITLES, (title: string): ByteText => toByteText(JSON.stringify(title)));

/** `plan_lang` as JSON, and nothing for a Japanese title. */
function languageText({ language }: LocalText): string {
  return language === 'ja' ? '' : `,"plan_lang":"${language}"`;
}

/** What the item of a plan depends on, beside the plan itself. */
export interface Party {
  /** Yen for each player. */
  readonly golfTax: number;
  readonly isOverseas: boolean;
  /** 0 when the search does not say. */
  readonly players: number;
  /** In which the title is asked for. */
  readonly language: Language;
}

/** `fee_detail` as JSON, and nothing where the parts are not known. */
function feeText(offer: ShownPlan['offer'], { golfTax, players, isOverseas }: Party): string {
  const fee = toFeeDetail(offer, golfTax, players, isOverseas);
  if (fee === undefined) return '';
  return `,"fee_detail":{"players":${fee.players},"play":${fee.play},"lunch":${fee.lunch},"caddie":${fee.caddie},"course_tax":${fee.course_tax},"surcharge":${fee.surcharge},"tax":${fee.tax}}`;
}

/**
 * Returns the item of a plan as the contract's JSON (R7.03): fields that may be absent stand last, as
 * Fastify's serialiser writes them.
 */
export function planText({ offer, run, ...plan }: ShownPlan, party: Party): ByteText {
  const { courseId, planNo, price, day, highest, flags } = offer;
  const title = textIn(party.language, plan.title, plan.translations);
  return `{"c_id":${courseId},"plan_id":${toPlanId(courseId, planNo)},"plan_name":${titleText(title.text)},"price":${price},"play_date":"${isoDate(day)}","is_lowest":${highest > price},"continue_stock":${run},${perksText(flags)}${feeText(offer, party)}${languageText(title)}}`;
}
