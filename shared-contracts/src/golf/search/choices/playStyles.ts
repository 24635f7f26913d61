import type { SearchMode } from '../enumerations.ts';
import type { Label } from '../../labels/index.ts';
import type { Choice } from './choice.ts';

/** R5.11: the play styles. */
export const PLAY_STYLES: readonly Choice<number>[] = [
  { value: 2, label: 'スループレー' }, // ours
  { value: 3, label: '早朝プレー' }, // ours
  { value: 4, label: '午後プレー' }, // ours
  { value: 9, label: '薄暮プレー' }, // ours
  { value: 15, label: 'ナイタープレー' }, // ours
  { value: 21, label: 'セルフプレー' }, // ours
];

/** R5.11: the play styles of the solo search. */
export const SOLO_PLAY_STYLES: readonly Choice<number>[] = [
  { value: 1, label: 'エンジョイ' }, // ours
  { value: 2, label: 'マイペース' }, // ours
  { value: 3, label: '真剣勝負' }, // ours
  { value: 103, label: '初心者歓迎' }, // ours
  { value: 104, label: '女性歓迎' }, // ours
  { value: 105, label: 'シニア歓迎' }, // ours
];

/** R5.11: the kinds of carts. */
export const CART_TYPES: readonly Choice<number>[] = [
  { value: 1, label: '乗用カート' }, // ours
  { value: 2, label: 'フェアウェイ乗り入れ可' }, // ours
  { value: 3, label: '歩き（手引きカート）' }, // ours
];

/** R3.07: a competition's perks; `marker` is the word for the perk in a keyword (R5.36). */
export const COMPE_TYPES: readonly (Choice<number> & { readonly marker: Label })[] = [
  { value: 1, label: '賞品付き', marker: '賞品' },
  { value: 2, label: '幹事特典', marker: '幹事特典' },
  { value: 3, label: '早期予約', marker: '早期予約' },
];

/** What the results leave out (`1except[]`). */
export const EXCEPTIONS: readonly Choice<string>[] = [
  { value: 'lesson', label: 'レッスン付きプランを除く' },
  { value: 'half_round', label: 'ハーフプレーを除く' },
];

/** R3.09: returns what a mode leaves out by default: lessons, in a competition also half rounds. */
export function exceptOf(mode: SearchMode): readonly string[] {
  return mode === 'competition' ? ['lesson', 'half_round'] : ['lesson'];
}

/** R3.07: whether a course has to be a short one; 2 is neutral. */
export const SHORT_COURSES: readonly Choice<number>[] = [
  { value: 2, label: '指定なし' },
  { value: 1, label: 'のみ' },
  { value: 0, label: '除外' },
];

export const STAYS: readonly Choice<string>[] = [
  { value: '', label: '指定なし' }, // ours
  { value: '1', label: '1泊1プレー' }, // ours
  { value: '2', label: '1泊2プレー' }, // ours
  { value: '3', label: '2泊2プレー' }, // ours
];
