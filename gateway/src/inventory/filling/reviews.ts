import { type DayNumber, toIsoDate } from 'shared-contracts/format';
import type { CourseTable } from '../tables.ts';
import { itemInTurn } from './itemInTurn.ts';
import { type Draw, drawFrom } from './random.ts';

/** What a player says of a course. */
export interface Review {
  readonly playDate: string;
  /** 1 to 5. */
  readonly rating: number;
  readonly player: string;
  readonly age?: number;
  readonly score?: number;
  readonly text: string;
}

/** How many of the latest reviews there are texts of. */
const SHOWN = 6;
/** The days of the year from the round of one review to that of the next, and how many more at most. */
const DAYS_BETWEEN = 55;
const DAYS_MORE = 20;
const YEAR = 365;
const BEST = 5;

const PLAYERS = [
  'アイアン修行中',
  '週末ゴルファー',
  'はるかぜ',
  '百切りパパ',
  'みどりの風',
  'パター大好き',
  'のんびり90台',
  'たけのこ',
  'ナイスショット',
  '月いちゴルフ',
  '早起きスルー派',
  'まるこ',
];
/** From one review to the next; it shares no divisor with the number of names. */
const PLAYER_STEP = 5;
/** 0 stands for no answer. */
const AGES = [0, 30, 40, 40, 50, 50, 60, 60, 70];
const SCORES = [0, 85, 90, 95, 95, 100, 105, 110];

type Axis =
  'maintenance' | 'staff' | 'meal' | 'facility' | 'fairway' | 'green' | 'cost_performance';

/** What players praise, and what they find fault with, on each axis. */
const SAYS: Readonly<Record<Axis, readonly [readonly string[], readonly string[]]>> = {
  maintenance: [
    [
      'フェアウェイの手入れが行き届いていて気持ちよく回れました。',
      '目土がきれいで、どのライからも打ちやすかったです。',
    ],
    ['ティーイングエリアに少し傷みがありました。', 'バンカーの砂がやや少なめに感じました。'],
  ],
  staff: [
    [
      'スタッフの皆さんの挨拶が明るく、朝から気分よくスタートできました。',
      '進行の案内が丁寧で、待ち時間も苦になりませんでした。',
    ],
    ['昼の再スタートの案内がもう少し早いと助かります。', '受付が少し混み合っていました。'],
  ],
  meal: [
    [
      'ランチのカツカレーがおいしく、ボリュームも満点でした。',
      '季節の御膳が丁寧な味で、同伴者にも好評でした。',
    ],
    ['ランチの種類がもう少し増えるとうれしいです。', '昼食の提供に少し時間がかかりました。'],
  ],
  facility: [
    [
      'お風呂が広くて清潔で、疲れがとれました。',
      '練習グリーンが本番と同じ速さで、よい準備ができました。',
    ],
    [
      'クラブハウスは年季が入っていますが、掃除は行き届いています。',
      'カートのナビがやや古めでした。',
    ],
  ],
  fairway: [
    [
      'フェアウェイが広く、ドライバーを思い切り振れました。',
      '左右に余裕があり、初心者を連れて行っても楽しめます。',
    ],
    [
      '左右が狭いホールがあり、ティーショットは慎重さが必要です。',
      '傾斜が多く、足腰にこたえました。',
    ],
  ],
  green: [
    [
      'グリーンは転がりがよく、読みどおりに入ったときは最高でした。',
      'グリーンの速さがそろっていて、パットが楽しめました。',
    ],
    [
      'グリーンがやや重く、タッチが合うまで苦労しました。',
      'グリーンの傾斜が強く、三パットが続きました。',
    ],
  ],
  cost_performance: [
    ['この料金でこの内容なら大満足です。', '平日のプランは特にお得で、また利用したいです。'],
    ['土日はもう少し安いとうれしいです。', '昼食代を足すと割高に感じました。'],
  ],
};
const AXES = Object.keys(SAYS) as Axis[];
const ENDS = [
  'またおじゃまします。',
  '次はベストスコアを狙います。',
  '仲間にもすすめたいコースです。',
  '',
];

/** The rating on an axis from which a player praises it, in tenths. */
const PRAISED = 37;

/** Two things that a player says: no two of the shown reviews of a course say the same. */
function textOf(course: CourseTable, turn: number, draw: Draw): string {
  const says = [0, 3].map((later, choice) => {
    const axis = itemInTurn(AXES, turn + later);
    const [praise, blame] = SAYS[axis];
    return itemInTurn(course[axis] >= PRAISED ? praise : blame, choice);
  });
  return `${says.join('')}${draw.pick(ENDS)}`;
}

/** Returns how a player rates a course: mostly as all do, in whole points. */
function ratingOf({ overall }: CourseTable, draw: Draw): number {
  return Math.min(BEST, Math.max(2, Math.round(overall / 10 + draw.next() - 0.4)));
}

/**
 * Returns the latest invented reviews of an invented course, newest first. Each has a day of its own in
 * every year, so that a review stays as it is until it is a year old.
 */
export function toReviews(course: CourseTable, today: DayNumber): Review[] {
  const draw = drawFrom(course.id, 12);
  const first = draw.between(0, PLAYERS.length * AXES.length);
  const count = Math.min(SHOWN, course.reviews);
  const written = Array.from({ length: count }, (_, place) => {
    const dayOfYear = (place * DAYS_BETWEEN + draw.between(0, DAYS_MORE)) % YEAR;
    const age = draw.pick(AGES);
    const score = draw.pick(SCORES);
    return {
      playDay: today - 1 - ((((today - dayOfYear) % YEAR) + YEAR) % YEAR),
      rating: ratingOf(course, draw),
      player: itemInTurn(PLAYERS, first + PLAYER_STEP * place),
      ...(age > 0 && { age }),
      ...(score > 0 && { score }),
      text: textOf(course, first + place, draw),
    };
  });
  return written
    .toSorted((one, other) => other.playDay - one.playDay)
    .map(({ playDay, ...said }) => ({ playDate: toIsoDate(playDay), ...said }));
}
