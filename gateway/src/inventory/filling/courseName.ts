import { courseIndex, indexInArea } from './courseIds.ts';
import { itemInTurn } from './itemInTurn.ts';
import { type NamePart, placeName } from './placeNames.ts';
import type { Area } from './places.ts';
import type { Draw } from './random.ts';

type Weighted = readonly (readonly [text: string, kana: string])[];

export const SEASIDE = 'シーサイド';

const KINDS: Weighted = [
  ['カントリークラブ', 'カントリークラブ'],
  ['カントリークラブ', 'カントリークラブ'],
  ['ゴルフ倶楽部', 'ゴルフクラブ'],
  ['ゴルフ倶楽部', 'ゴルフクラブ'],
  ['ゴルフクラブ', 'ゴルフクラブ'],
  ['カントリー倶楽部', 'カントリークラブ'],
  ['ＣＣ', 'シーシー'],
  ['ＧＣ', 'ジーシー'],
  ['ゴルフコース', 'ゴルフコース'],
  ['ゴルフ場', 'ゴルフジョウ'],
  ['リゾート＆ゴルフ', 'リゾートアンドゴルフ'],
  ['ゴルフガーデン', 'ゴルフガーデン'],
];
const FEATURES: Weighted = [
  ['', ''],
  ['', ''],
  ['', ''],
  ['ヒルズ', 'ヒルズ'],
  ['フォレスト', 'フォレスト'],
  ['レイク', 'レイク'],
  ['レイクサイド', 'レイクサイド'],
  [SEASIDE, SEASIDE],
  ['ロイヤル', 'ロイヤル'],
  ['グリーン', 'グリーン'],
  ['セントラル', 'セントラル'],
  ['スプリングス', 'スプリングス'],
  ['バレー', 'バレー'],
  ['の杜', 'のもり'],
  ['東', 'ひがし'],
  ['西', 'にし'],
];
const COURSES: Weighted = [
  ['', ''],
  ['', ''],
  ['', ''],
  ['', ''],
  ['', ''],
  ['', ''],
  ['', ''],
  ['', ''],
  ['', ''],
  ['', ''],
  ['', ''],
  ['', ''],
  ['　東コース', ' ひがしコース'],
  ['　西コース', ' にしコース'],
  ['（旧コース）', ' きゅうコース'],
];

const OVERSEAS_HEADS: Readonly<Record<number, readonly string[]>> = {
  1: ['ハウオリ', 'マハロア', 'ケアラニ', 'ナルヒナ'],
  2: ['タモリナ', 'ラッテビーチ', 'パリオタ'],
  3: ['マニャハ', 'ラウラ'],
  4: ['スワンナラ', 'バンリム', 'プーロン', 'チャンタラ'],
  5: ['ソンハイン', 'ダイロン', 'ホアミン', 'タンビエン'],
};
const OVERSEAS_TAILS = [
  'ベイ・ゴルフクラブ',
  'オーシャン・ゴルフコース',
  'バレー・カントリークラブ',
  'ヒルズ・ゴルフリゾート',
  'パームス・ゴルフクラブ',
  'ラグーン・カントリークラブ',
  'サンセット・ゴルフリンクス',
];

/** Prefectures without a coast. */
const INLAND = new Set([9, 10, 11, 19, 20, 21, 25, 29]);

/**
 * Returns the name of a course: an invented place, which no other course has, and a common ending.
 */
export function courseName(
  id: number,
  { pref, country }: Pick<Area, 'pref' | 'country'>,
  draw: Draw,
): NamePart {
  if (country > 0) {
    const heads = OVERSEAS_HEADS[country] ?? [];
    const number = indexInArea(id);
    const name =
      itemInTurn(heads, number) + itemInTurn(OVERSEAS_TAILS, Math.floor(number / heads.length));
    return { text: name, kana: name };
  }
  const place = placeName(courseIndex(id));
  const features = INLAND.has(pref) ? FEATURES.filter(([text]) => text !== SEASIDE) : FEATURES;
  const parts = [draw.pick(features), draw.pick(KINDS), draw.pick(COURSES)];
  return {
    text: place.text + parts.map(([text]) => text).join(''),
    kana: place.kana + parts.map(([, kana]) => kana).join(''),
  };
}
