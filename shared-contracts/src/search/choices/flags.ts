import type { SearchCondition } from '../condition.ts';
import type { Choice } from './choice.ts';

export type FlagField = {
  [Field in keyof SearchCondition]: SearchCondition[Field] extends boolean ? Field : never;
}[keyof SearchCondition];

/** R3.04: the conditions that are on or off. `value` is the field. */
export const FLAGS: readonly Choice<FlagField>[] = [
  { value: 'realSearch', label: '即時予約できるプランのみ', ours: true },
  { value: 'twoSum', label: '2人でプレーできる' },
  { value: 'twoSumReservable', label: '2人で即時予約できる' },
  { value: 'cart', label: '乗用カート' },
  { value: 'addFee2b', label: '2サム割増なし' },
  { value: 'addFee3b', label: '3サム割増なし' },
  { value: 'assurance2r', label: '2サム保証', ours: true },
  { value: 'assurance15r', label: '1.5ラウンド保証', ours: true },
  { value: 'lunch', label: '昼食付き' },
  { value: 'caddie', label: 'キャディ付き' },
  { value: 'drink', label: 'ドリンク付き' },
  { value: 'halfRound', label: 'ハーフプレー' },
  { value: 'lesson', label: 'レッスン付き' },
  { value: 'practice', label: '練習場あり' },
  { value: 'stay', label: '宿泊付き' },
  { value: 'compe', label: 'コンペ向け', ours: true },
  { value: 'arixang', label: '大浴場あり', ours: true },
  { value: 'fairwayWidth', label: 'フェアウェイが広い', ours: true },
  { value: 'areaFlag', label: 'エリア指定あり', ours: true },
];

/** The labels by field. */
export const FLAG_LABELS = Object.fromEntries(
  FLAGS.map(({ value, label }) => [value, label]),
) as Readonly<Record<FlagField, string>>;
