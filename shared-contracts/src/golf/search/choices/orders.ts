import type { Choice } from './choice.ts';

/** R5.07: the orders of the result list; the first is the default (R3.09). */
export const ORDERS: readonly Choice<string>[] = [
  { value: 'rsv', label: '予約が多い順' },
  { value: 'rate', label: '料金が安い順' },
  { value: 'evl', label: '総合評価が高い順' },
  { value: 'stf', label: 'スタッフ接客の評価順' },
  { value: 'clb', label: '設備の評価順' },
  { value: 'meal', label: '食事の評価順' },
  { value: 'cp', label: 'コストパフォーマンスの評価順' },
  { value: 'cm', label: 'コースメンテナンスの評価順' }, // ours
  { value: 'dist', label: '距離の評価順' }, // ours
  { value: 'fw', label: 'フェアウェイの広さの評価順' },
  { value: 'crs', label: 'コースの評価順' }, // ours
  { value: 'gd', label: 'グリーンの評価順' }, // ours
  { value: 'at', label: '雰囲気の評価順' }, // ours
];
export const DEFAULT_ORDER = 'rsv';

/** R2.18, ours: the orders of the rounds of single players. */
export type SoloOrder = 'date' | 'rate' | 'evl';
export const SOLO_ORDERS: readonly Choice<SoloOrder>[] = [
  { value: 'date', label: '日時が早い順' },
  { value: 'rate', label: '料金が安い順' },
  { value: 'evl', label: '総合評価が高い順' },
];
export const DEFAULT_SOLO_ORDER: SoloOrder = 'date';
