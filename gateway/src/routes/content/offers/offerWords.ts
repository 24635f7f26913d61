import { areaName } from 'shared-contracts/areas';
import { toLocalDays, toLocalYen, type DayNumber } from 'shared-contracts/format';
import { labelsOf } from 'shared-contracts/labels/everyLanguage';
import { type Language, localeOf } from 'shared-contracts/locale';
import type { PosterWords } from '../../../inventory/filling/content/contentTexts.ts';

/** The kinds of offers: the cheapest courses of a weekend, and all that can be played tomorrow. */
export const OFFER_KINDS = ['weekend', 'tomorrow'] as const;
export type OfferKind = (typeof OFFER_KINDS)[number];

/** What an offer says: everything that stands in its words, and so in the address of its picture. */
export interface Offer {
  readonly kind: OfferKind;
  /** A prefecture's or a region's code. */
  readonly area: number;
  readonly from: DayNumber;
  readonly days: number;
  /** Of courses. */
  readonly count: number;
  /** The lowest price for one player in yen, with all taxes. */
  readonly price: number;
}

type Words = readonly [first: string, second: string, lead: string];

const WORDS: Readonly<Record<Language, Readonly<Record<OfferKind, Words>>>> = {
  ja: {
    weekend: ['週末 {days}', '{area}の安い{count}コース', '1人あたり総額{price}〜'],
    tomorrow: ['{days}に空きあり', '{area}の{count}コース', '1人あたり総額{price}〜'],
  },
  en: {
    weekend: [
      'Weekend {days}',
      '{area}: {count} low prices',
      'From {price} per player, taxes included',
    ],
    tomorrow: ['{days}', '{count} courses open', '{area}, from {price} per player'],
  },
  'zh-Hans': {
    weekend: ['周末 {days}', '{area}：{count}家低价球场', '每人总额{price}起'],
    tomorrow: ['{days}有空位', '{area}：{count}家球场', '每人总额{price}起'],
  },
  'zh-Hant': {
    weekend: ['週末 {days}', '{area}：{count}家低價球場', '每人總額{price}起'],
    tomorrow: ['{days}有空位', '{area}：{count}家球場', '每人總額{price}起'],
  },
  ko: {
    weekend: ['주말 {days}', '{area} 저렴한 코스 {count}곳', '1인 총액 {price}부터'],
    tomorrow: ['{days} 예약 가능', '{area} 코스 {count}곳', '1인 총액 {price}부터'],
  },
};

/** Returns the words of an offer in a language. */
export function offerWordsIn(
  language: Language,
  { kind, area, from, days, count, price }: Offer,
): PosterWords {
  const locale = localeOf(language) ?? 'ja-JP';
  const values: Readonly<Record<string, string>> = {
    days: toLocalDays(from, days, locale),
    area: labelsOf(locale)(areaName(area)),
    count: String(count),
    price: toLocalYen(price, locale),
  };
  const [first, second, lead] = WORDS[language][kind].map((text) =>
    text.replaceAll(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? ''),
  ) as [string, string, string];
  return { headline: [first, second], lead };
}
