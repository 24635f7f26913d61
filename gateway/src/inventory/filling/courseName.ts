import { courseIndex, indexInArea } from './courseIds.ts';
import { itemInTurn } from './itemInTurn.ts';
import { type NamePart, placeName } from './placeNames.ts';
import type { Area } from './places.ts';
import type { Draw } from './random.ts';

type Weighted = readonly (readonly [text: string, kana: string, latin: string])[];

export const SEASIDE = 'シーサイド';

const KINDS: Weighted = [
  ['カントリークラブ', 'カントリークラブ', 'Country Club'],
  ['カントリークラブ', 'カントリークラブ', 'Country Club'],
  ['ゴルフ倶楽部', 'ゴルフクラブ', 'Golf Club'],
  ['ゴルフ倶楽部', 'ゴルフクラブ', 'Golf Club'],
  ['ゴルフクラブ', 'ゴルフクラブ', 'Golf Club'],
  ['カントリー倶楽部', 'カントリークラブ', 'Country Club'],
  ['ＣＣ', 'シーシー', 'CC'],
  ['ＧＣ', 'ジーシー', 'GC'],
  ['ゴルフコース', 'ゴルフコース', 'Golf Course'],
  ['ゴルフ場', 'ゴルフジョウ', 'Golf Course'],
  ['リゾート＆ゴルフ', 'リゾートアンドゴルフ', 'Resort & Golf'],
  ['ゴルフガーデン', 'ゴルフガーデン', 'Golf Garden'],
];
const FEATURES: Weighted = [
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
  ['ヒルズ', 'ヒルズ', 'Hills'],
  ['フォレスト', 'フォレスト', 'Forest'],
  ['レイク', 'レイク', 'Lake'],
  ['レイクサイド', 'レイクサイド', 'Lakeside'],
  [SEASIDE, SEASIDE, 'Seaside'],
  ['ロイヤル', 'ロイヤル', 'Royal'],
  ['グリーン', 'グリーン', 'Green'],
  ['セントラル', 'セントラル', 'Central'],
  ['スプリングス', 'スプリングス', 'Springs'],
  ['バレー', 'バレー', 'Valley'],
  ['の杜', 'のもり', 'no Mori'],
  ['東', 'ひがし', 'Higashi'],
  ['西', 'にし', 'Nishi'],
];
const COURSES: Weighted = [
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
  ['', '', ''],
  ['　東コース', ' ひがしコース', 'East Course'],
  ['　西コース', ' にしコース', 'West Course'],
  ['（旧コース）', ' きゅうコース', '(Old Course)'],
];

const OVERSEAS_HEADS: Readonly<Record<number, readonly (readonly [string, string])[]>> = {
  1: [
    ['ハウオリ', 'Hauoli'],
    ['マハロア', 'Mahaloa'],
    ['ケアラニ', 'Kealani'],
    ['ナルヒナ', 'Naluhina'],
  ],
  2: [
    ['タモリナ', 'Tamolina'],
    ['ラッテビーチ', 'Latte Beach'],
    ['パリオタ', 'Paliota'],
  ],
  3: [
    ['マニャハ', 'Manyaha'],
    ['ラウラ', 'Laura'],
  ],
  4: [
    ['スワンナラ', 'Suwannara'],
    ['バンリム', 'Banlim'],
    ['プーロン', 'Phulong'],
    ['チャンタラ', 'Chanthara'],
  ],
  5: [
    ['ソンハイン', 'Song Hain'],
    ['ダイロン', 'Dai Long'],
    ['ホアミン', 'Hoa Minh'],
    ['タンビエン', 'Tan Bien'],
  ],
};
const OVERSEAS_TAILS = [
  ['ベイ・ゴルフクラブ', 'Bay Golf Club'],
  ['オーシャン・ゴルフコース', 'Ocean Golf Course'],
  ['バレー・カントリークラブ', 'Valley Country Club'],
  ['ヒルズ・ゴルフリゾート', 'Hills Golf Resort'],
  ['パームス・ゴルフクラブ', 'Palms Golf Club'],
  ['ラグーン・カントリークラブ', 'Lagoon Country Club'],
  ['サンセット・ゴルフリンクス', 'Sunset Golf Links'],
] as const;

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
    const [head, headLatin] = itemInTurn(heads, number);
    const [tail, tailLatin] = itemInTurn(OVERSEAS_TAILS, Math.floor(number / heads.length));
    return { text: head + tail, kana: head + tail, latin: `${headLatin} ${tailLatin}` };
  }
  const place = placeName(courseIndex(id));
  const features = INLAND.has(pref) ? FEATURES.filter(([text]) => text !== SEASIDE) : FEATURES;
  const parts = [draw.pick(features), draw.pick(KINDS), draw.pick(COURSES)];
  return {
    text: place.text + parts.map(([text]) => text).join(''),
    kana: place.kana + parts.map(([, kana]) => kana).join(''),
    latin: [place.latin, ...parts.map(([, , latin]) => latin)].filter(Boolean).join(' '),
  };
}
