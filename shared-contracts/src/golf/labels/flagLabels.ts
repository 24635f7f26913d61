import type { Locale } from '../../platform/widget/index.ts';
import type { Names } from './translator.ts';

type Translated = Exclude<Locale, 'ja-JP'>;

/**
 * The labels of the options that are on or off, in every language. An option without a label here,
 * or a label without one of the languages, does not compile.
 */
const FLAG_LABELS = {
  即時予約できるプランのみ: {
    'en-US': 'Instant booking plans only',
    'zh-Hans': '仅限即时预订的方案',
    'zh-Hant': '僅限即時預訂的方案',
    'ko-KR': '즉시 예약 가능한 플랜만',
  },
  '2人でプレーできる': {
    'en-US': 'Playable as a twosome',
    'zh-Hans': '可两人打球',
    'zh-Hant': '可雙人打球',
    'ko-KR': '2인 플레이 가능',
  },
  '2人で即時予約できる': {
    'en-US': 'Instant booking for two',
    'zh-Hans': '两人即时预订',
    'zh-Hant': '雙人即時預訂',
    'ko-KR': '2인 즉시 예약',
  },
  乗用カート: {
    'en-US': 'Riding cart',
    'zh-Hans': '电动球车',
    'zh-Hant': '電動球車',
    'ko-KR': '승용 카트',
  },
  '2サム割増なし': {
    'en-US': 'No twosome surcharge',
    'zh-Hans': '两人组不加价',
    'zh-Hant': '雙人組不加價',
    'ko-KR': '2인 추가 요금 없음',
  },
  '3サム割増なし': {
    'en-US': 'No threesome surcharge',
    'zh-Hans': '三人组不加价',
    'zh-Hant': '三人組不加價',
    'ko-KR': '3인 추가 요금 없음',
  },
  '2サム保証': {
    'en-US': 'Twosome guaranteed',
    'zh-Hans': '保证两人组',
    'zh-Hant': '保證雙人組',
    'ko-KR': '2인 플레이 보장',
  },
  '1.5ラウンド保証': {
    'en-US': '1.5 rounds guaranteed',
    'zh-Hans': '保证1.5轮',
    'zh-Hant': '保證1.5輪',
    'ko-KR': '1.5라운드 보장',
  },
  昼食付き: {
    'en-US': 'Lunch included',
    'zh-Hans': '含午餐',
    'zh-Hant': '含午餐',
    'ko-KR': '점심 포함',
  },
  キャディ付き: {
    'en-US': 'With caddie',
    'zh-Hans': '配球童',
    'zh-Hant': '附桿弟',
    'ko-KR': '캐디 포함',
  },
  ドリンク付き: {
    'en-US': 'Drink included',
    'zh-Hans': '含饮品',
    'zh-Hant': '含飲料',
    'ko-KR': '음료 포함',
  },
  ハーフプレー: {
    'en-US': 'Half round (9 holes)',
    'zh-Hans': '半场（9洞）',
    'zh-Hant': '半場（9洞）',
    'ko-KR': '하프 라운드(9홀)',
  },
  レッスン付き: {
    'en-US': 'With lesson',
    'zh-Hans': '含课程',
    'zh-Hant': '含課程',
    'ko-KR': '레슨 포함',
  },
  練習場あり: {
    'en-US': 'Practice range',
    'zh-Hans': '有练习场',
    'zh-Hant': '有練習場',
    'ko-KR': '연습장 있음',
  },
  宿泊付き: {
    'en-US': 'With overnight stay',
    'zh-Hans': '含住宿',
    'zh-Hant': '含住宿',
    'ko-KR': '숙박 포함',
  },
  コンペ向け: {
    'en-US': 'For competitions',
    'zh-Hans': '适合比赛',
    'zh-Hant': '適合比賽',
    'ko-KR': '대회용',
  },
  大浴場あり: {
    'en-US': 'Large bath',
    'zh-Hans': '有大浴场',
    'zh-Hant': '有大浴場',
    'ko-KR': '대욕장 있음',
  },
  フェアウェイが広い: {
    'en-US': 'Wide fairways',
    'zh-Hans': '球道宽阔',
    'zh-Hant': '球道寬闊',
    'ko-KR': '페어웨이가 넓음',
  },
} satisfies Readonly<Record<string, Readonly<Record<Translated, string>>>>;
export type FlagLabel = keyof typeof FLAG_LABELS;

/** Returns the labels of the options that are on or off, with their translations. */
export function flagLabels(locale: Translated): Names {
  return Object.entries(FLAG_LABELS).map(([japanese, translations]) => [
    japanese,
    translations[locale],
  ]);
}
