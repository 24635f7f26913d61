import type { SearchCondition } from '../condition.ts';

type FlagField = { [Field in keyof SearchCondition]: SearchCondition[Field] extends boolean ? Field : never }[keyof SearchCondition];

/** The conditions that are on or off, and their labels wherever they are shown. */
export const FLAG_LABELS: Readonly<Record<FlagField, string>> = {
  realSearch: '即時予約できるプランのみ',
  twoSum: '2人でプレーできる',
  twoSumReservable: '2人で即時予約できる',
  cart: '乗用カート',
  addFee2b: '2サム割増なし',
  addFee3b: '3サム割増なし',
  assurance2r: '2サム保証',
  assurance15r: '1.5ラウンド保証',
  lunch: '昼食付き',
  caddie: 'キャディ付き',
  drink: 'ドリンク付き',
  halfRound: 'ハーフプレー',
  lesson: 'レッスン付き',
  practice: '練習場あり',
  stay: '宿泊付き',
  compe: 'コンペ向け',
  arixang: '大浴場あり',
  fairwayWidth: 'フェアウェイが広い',
  areaFlag: 'エリア指定あり',
};
