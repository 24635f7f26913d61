import type { PlanFlag } from '../flags.ts';

/** A kind of plan that courses sell. */
export interface PlanKind {
  readonly title: string;
  /** How often it occurs. */
  readonly weight: number;
  readonly flags: readonly PlanFlag[];
  /** The first and the last zone in which it may start, as indexes of `ZONES`. */
  readonly zones: readonly [from: number, to: number];
  /** Its price as a multiple of the course's plain round. */
  readonly price: number;
  /** The day classes on which it is sold; all when absent. */
  readonly days?: readonly number[];
  /** 1 spring to 4 winter; the whole year when absent. */
  readonly season?: number;
}

const DAY: PlanKind['zones'] = [1, 6];
const MORNING: PlanKind['zones'] = [2, 5];
/** Five and six o'clock. */
const EARLY: PlanKind['zones'] = [0, 1];
/** From noon. */
const AFTERNOON: PlanKind['zones'] = [7, 7];

export const PLAN_KINDS: readonly PlanKind[] = [
  {
    title: 'セルフプレー・昼食付き',
    weight: 10,
    flags: ['lunch', 'cart', 'selfPlay'],
    zones: DAY,
    price: 1,
  },
  { title: 'セルフプレー・食事別', weight: 8, flags: ['cart', 'selfPlay'], zones: DAY, price: 0.9 },
  {
    title: 'キャディ付き・ランチバイキング',
    weight: 6,
    flags: ['lunch', 'caddie', 'cart'],
    zones: MORNING,
    price: 1.45,
  },
  {
    title: 'キャディ付き・昼食付き　伝統のコースをゆったりと',
    weight: 4,
    flags: ['lunch', 'caddie', 'walking'],
    zones: MORNING,
    price: 1.6,
  },
  {
    title: '早朝スループレー・昼食券付き',
    weight: 5,
    flags: ['lunch', 'cart', 'selfPlay', 'through', 'earlyMorning'],
    zones: EARLY,
    price: 0.82,
  },
  {
    title: '早朝スルー・モーニング付き',
    weight: 3,
    flags: ['cart', 'selfPlay', 'through', 'earlyMorning', 'drink'],
    zones: EARLY,
    price: 0.78,
  },
  {
    title: '午後スループレー',
    weight: 5,
    flags: ['cart', 'selfPlay', 'through', 'afternoon'],
    zones: AFTERNOON,
    price: 0.72,
  },
  {
    title: '薄暮ハーフプレー',
    weight: 3,
    flags: ['cart', 'selfPlay', 'halfRound', 'twilight'],
    zones: AFTERNOON,
    price: 0.64,
  },
  {
    title: 'ナイター照明付きハーフ',
    weight: 1,
    flags: ['cart', 'selfPlay', 'halfRound', 'night'],
    zones: AFTERNOON,
    price: 0.68,
  },
  {
    title: '午前ハーフ・ランチ付き',
    weight: 2,
    flags: ['cart', 'selfPlay', 'halfRound', 'lunch'],
    zones: MORNING,
    price: 0.7,
  },
  {
    title: '2サム保証・割増なし',
    weight: 5,
    flags: [
      'cart',
      'selfPlay',
      'lunch',
      'assurance2r',
      'twoSum',
      'twoSumReservable',
      'addFee2b',
      'addFee3b',
    ],
    zones: DAY,
    price: 1.12,
  },
  {
    title: '2サム・3サム割増なし！気軽にラウンド',
    weight: 4,
    flags: ['cart', 'selfPlay', 'twoSum', 'addFee2b', 'addFee3b'],
    zones: DAY,
    price: 1.02,
  },
  {
    title: '1.5ラウンド保証・昼食付き',
    weight: 3,
    flags: ['cart', 'selfPlay', 'lunch', 'assurance15r'],
    zones: [1, 3],
    price: 1.25,
  },
  {
    title: 'フェアウェイカート乗り入れＯＫ・昼食付き',
    weight: 4,
    flags: ['cart', 'fairwayCart', 'selfPlay', 'lunch'],
    zones: DAY,
    price: 1.15,
  },
  {
    title: '選べるランチ＆1ドリンク付き',
    weight: 5,
    flags: ['cart', 'selfPlay', 'lunch', 'drink'],
    zones: DAY,
    price: 1.08,
  },
  {
    title: '手引きカートで歩いて楽しむスループレー',
    weight: 2,
    flags: ['walking', 'selfPlay', 'through'],
    zones: DAY,
    price: 0.75,
  },
  {
    title: '3組以上コンペプラン・参加賞＆賞品付き',
    weight: 4,
    flags: ['cart', 'lunch', 'prize', 'organiserPerk'],
    zones: MORNING,
    price: 1.1,
  },
  {
    title: 'コンペ幹事特典・次回優待券＆パーティールーム無料',
    weight: 3,
    flags: ['cart', 'lunch', 'drink', 'organiserPerk'],
    zones: MORNING,
    price: 1.15,
  },
  {
    title: '早期予約でお得！コンペ賞品チョイス',
    weight: 3,
    flags: ['cart', 'lunch', 'prize', 'earlyBooking'],
    zones: DAY,
    price: 0.98,
  },
  {
    title: '早期予約割引・昼食付き',
    weight: 3,
    flags: ['cart', 'selfPlay', 'lunch', 'earlyBooking'],
    zones: DAY,
    price: 0.92,
  },
  {
    title: '1泊2食・1プレー　温泉でのんびり',
    weight: 2,
    flags: ['cart', 'selfPlay', 'stayOneRound'],
    zones: DAY,
    price: 2.1,
  },
  {
    title: '1泊2食・2プレーパック',
    weight: 2,
    flags: ['cart', 'selfPlay', 'lunch', 'stayTwoRounds'],
    zones: DAY,
    price: 2.7,
  },
  {
    title: '2泊4食・2プレー　リゾートステイ',
    weight: 1,
    flags: ['cart', 'selfPlay', 'twoStays'],
    zones: DAY,
    price: 3.6,
  },
  {
    title: 'ラウンドレッスン付き・初心者歓迎',
    weight: 2,
    flags: ['cart', 'lunch', 'lesson'],
    zones: MORNING,
    price: 1.5,
  },
  {
    title: 'レディース優待・デザート付き',
    weight: 2,
    flags: ['cart', 'selfPlay', 'lunch', 'drink'],
    zones: DAY,
    price: 0.95,
    days: [0],
  },
  {
    title: 'シニア感謝デー・昼食付き',
    weight: 2,
    flags: ['cart', 'selfPlay', 'lunch'],
    zones: DAY,
    price: 0.85,
    days: [0],
  },
  {
    title: '平日限定　名物ランチ付き',
    weight: 3,
    flags: ['cart', 'selfPlay', 'lunch'],
    zones: DAY,
    price: 0.88,
    days: [0],
  },
  {
    title: '土日祝限定　昼食付きセルフ',
    weight: 3,
    flags: ['cart', 'selfPlay', 'lunch'],
    zones: DAY,
    price: 0.94,
    days: [1, 2],
  },
  {
    title: '桜を眺める春ラウンド・昼食付き',
    weight: 1,
    flags: ['cart', 'selfPlay', 'lunch'],
    zones: DAY,
    price: 1.05,
    season: 1,
  },
  {
    title: '夏の涼風プラン・冷たいドリンク付き',
    weight: 1,
    flags: ['cart', 'selfPlay', 'drink'],
    zones: [0, 3],
    price: 0.8,
    season: 2,
  },
  {
    title: '紅葉ラウンド・秋の味覚ランチ',
    weight: 2,
    flags: ['cart', 'selfPlay', 'lunch'],
    zones: DAY,
    price: 1.1,
    season: 3,
  },
  {
    title: '冬得！あったか鍋ランチ付き',
    weight: 2,
    flags: ['cart', 'selfPlay', 'lunch'],
    zones: DAY,
    price: 0.8,
    season: 4,
  },
];
