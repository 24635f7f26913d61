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

/** The lines of a poster, which are short, since the longest decides how large they are, and its lead. */
const WORDS: Readonly<Record<Language, Readonly<Record<OfferKind, PosterWords>>>> = {
  ja: {
    weekend: {
      headline: ['週末 {days}', '{area}の', '安い{count}コース'],
      lead: '1人あたり総額{price}〜',
    },
    tomorrow: {
      headline: ['{days}に', '空きのある', '{count}コース'],
      lead: '{area}・1人あたり総額{price}〜',
    },
  },
  en: {
    weekend: {
      headline: ['{days}', '{area}:', '{count} low prices'],
      lead: 'From {price} per player, taxes included',
    },
    tomorrow: {
      headline: ['{days}:', '{count} {courses}', 'with tee times'],
      lead: '{area}, from {price} per player',
    },
  },
  'zh-Hans': {
    weekend: {
      headline: ['周末 {days}', '{area}', '{count}家低价球场'],
      lead: '每人总价{price}起',
    },
    tomorrow: {
      headline: ['{days}', '{count}家球场', '有空位'],
      lead: '{area}，每人总价{price}起',
    },
  },
  'zh-Hant': {
    weekend: {
      headline: ['週末 {days}', '{area}', '{count}座低價球場'],
      lead: '每人總價{price}起',
    },
    tomorrow: {
      headline: ['{days}', '{count}座球場', '有空位'],
      lead: '{area}，每人總價{price}起',
    },
  },
  ko: {
    weekend: {
      headline: ['주말 {days}', '{area}', '저렴한 코스 {count}곳'],
      lead: '1인 총액 {price}부터',
    },
    tomorrow: {
      headline: ['{days}', '예약 가능한', '코스 {count}곳'],
      lead: '{area}, 1인 총액 {price}부터',
    },
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
    // in English, which alone has a plural here
    courses: count === 1 ? 'course' : 'courses',
    price: toLocalYen(price, locale),
  };
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_place, name: string) => values[name] ?? '');
  const { headline, lead } = WORDS[language][kind];
  return { headline: headline.map(filled), lead: filled(lead) };
}
