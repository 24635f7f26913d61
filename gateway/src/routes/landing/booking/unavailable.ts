import { languageOf, type Locale } from 'shared-contracts/locale';
import { html, type Html } from '../../html.ts';

/** Why a plan cannot be booked: none was chosen, it is not offered any more, not on that day, or not at that time. */
export type Unavailable = 'none' | 'gone' | 'soldOut' | 'startTaken';

type Texts = Readonly<Record<Unavailable | 'wayBack', string>>;

const ENGLISH: Texts = {
  none: 'No plan has been chosen yet.',
  gone: 'We are sorry: this plan is no longer offered.',
  soldOut: 'We are sorry: this plan is sold out on the day that you chose.',
  startTaken: 'We are sorry: somebody has just taken the tee time that you chose.',
  wayBack: 'Find another plan',
};

/** A language without texts of its own gets the English ones. */
const TEXTS: Readonly<Partial<Record<Locale, Texts>>> = {
  'ja-JP': {
    none: 'プランがまだ選ばれていません。',
    gone: '申し訳ございません。このプランは掲載を終了しました。',
    soldOut: '申し訳ございません。このプランは、お選びの日の空きがなくなりました。',
    startTaken: '申し訳ございません。お選びのスタート時刻は、ほかの方が予約されました。',
    wayBack: 'ほかのプランを探す',
  },
  'en-US': ENGLISH,
  'zh-Hans': {
    none: '尚未选择方案。',
    gone: '非常抱歉，该方案已停止销售。',
    soldOut: '非常抱歉，您选择的日期该方案已售罄。',
    startTaken: '非常抱歉，您选择的开球时间刚刚被预订。',
    wayBack: '查找其他方案',
  },
  'zh-Hant': {
    none: '尚未選擇方案。',
    gone: '非常抱歉，此方案已停止販售。',
    soldOut: '非常抱歉，您選擇的日期此方案已售完。',
    startTaken: '非常抱歉，您選擇的開球時間剛剛被預訂。',
    wayBack: '尋找其他方案',
  },
  'ko-KR': {
    none: '아직 선택한 플랜이 없습니다.',
    gone: '죄송합니다. 이 플랜은 판매가 종료되었습니다.',
    soldOut: '죄송합니다. 선택하신 날짜에는 이 플랜이 매진되었습니다.',
    startTaken: '죄송합니다. 선택하신 티오프 시각은 방금 다른 분이 예약하셨습니다.',
    wayBack: '다른 플랜 찾기',
  },
};

/** Returns the note that a plan cannot be booked, in the visitor's language, with a way back. */
export function unavailableNote(why: Unavailable, locale: Locale, href: string): Html {
  const texts = TEXTS[locale] ?? ENGLISH;
  return html`<section class="sorry" lang="${languageOf(TEXTS[locale] === undefined ? 'en-US' : locale)}"><p>${texts[why]}</p><a href="${href}">${texts.wayBack}</a></section>`;
}
