import type { Locale } from 'shared-contracts/locale';

/** Why a plan cannot be booked: none was chosen, it is not offered any more, not on that day, or not at that time, which may have passed. */
export type Unavailable = 'none' | 'gone' | 'soldOut' | 'startTaken' | 'past';

/** What the page of a chosen round says in one language. */
export interface BookingTexts {
  /** The language of these texts. */
  readonly locale: Locale;
  /** The name of the site that the visitor comes from. */
  readonly site: string;
  readonly title: string;
  readonly lead: string;
  readonly isDemonstration: string;
  readonly toSite: string;
  readonly invented: string;
  readonly plan: string;
  readonly day: string;
  readonly start: string;
  readonly party: string;
  readonly fees: string;
  readonly play: string;
  readonly lunch: string;
  readonly caddie: string;
  readonly courseTax: string;
  readonly perPlayer: string;
  /** Beside the price of one player. */
  readonly withTaxes: string;
  readonly included: string;
  readonly cancellation: string;
  readonly free: string;
  readonly next: string;
  readonly steps: readonly string[];
  readonly noBooking: string;
  readonly calendar: string;
  readonly share: string;
  /** Said once the page's address has been copied. */
  readonly copied: string;
  readonly whyNot: Readonly<Record<Unavailable, string>>;
  readonly wayBack: string;
  /** `hour`: 0 to 23. */
  hourOf(hour: number): string;
  playersOf(players: number): string;
  surchargeOf(players: number): string;
  totalOf(players: number): string;
  /** `amount`: yen with their sign. */
  taxOf(amount: string): string;
  perPlayerOf(amount: string): string;
  untilOf(day: string): string;
  betweenOf(from: string, to: string): string;
  fromOf(day: string): string;
}

const JAPANESE: BookingTexts = {
  locale: 'ja-JP',
  site: '朝芝ゴルフ',
  title: '予約内容の確認',
  lead: 'ここから先は予約サイトです。予約はまだ完了していません。',
  isDemonstration: 'デモ用のページ',
  toSite: 'サイトに戻る',
  invented: 'ゴルフ場・プラン・会員はすべて架空のものです。',
  plan: 'プラン',
  day: 'プレー日',
  start: 'スタート',
  party: 'プレー人数',
  fees: '料金の内訳',
  play: 'プレー料金',
  lunch: '昼食',
  caddie: 'キャディフィ',
  courseTax: 'ゴルフ場利用税',
  perPlayer: '1人あたりの総額',
  withTaxes: '税・利用税込',
  included: 'プランの内容',
  cancellation: 'キャンセル料',
  free: '無料',
  next: 'このあとの手順',
  steps: [
    '内容を確かめる',
    '代表者のお名前と連絡先を入力する',
    '確認メールを受け取り、当日は受付で料金を支払う',
  ],
  noBooking: 'このページはデモ用のため、ここから先の予約はできません。',
  calendar: 'カレンダーに追加',
  share: '同伴者に共有',
  copied: 'リンクをコピーしました',
  whyNot: {
    none: 'プランがまだ選ばれていません。',
    gone: '申し訳ございません。このプランは掲載を終了しました。',
    soldOut: '申し訳ございません。このプランは、お選びの日の空きがなくなりました。',
    startTaken: '申し訳ございません。お選びのスタート時刻は、ほかの方が予約されました。',
    past: '申し訳ございません。お選びの日時を過ぎたため、ご予約いただけません。',
  },
  wayBack: 'ほかのプランを探す',
  hourOf: (hour) => `${hour}時台`,
  playersOf: (players) => `${players}人`,
  surchargeOf: (players) => `${players}サム割増`,
  totalOf: (players) => `${players}人の合計`,
  taxOf: (amount) => `うち消費税 ${amount}`,
  perPlayerOf: (amount) => `1人 ${amount}`,
  untilOf: (day) => `${day}まで`,
  betweenOf: (from, to) => `${from}〜${to}`,
  fromOf: (day) => `${day}以降・無断キャンセル`,
};

const ENGLISH: BookingTexts = {
  locale: 'en-US',
  site: 'Asashiba Golf',
  title: 'Check your round',
  lead: 'You are now on the booking site. Nothing has been booked yet.',
  isDemonstration: 'Demonstration page',
  toSite: 'Back to the site',
  invented: 'All courses, plans and members are invented.',
  plan: 'Plan',
  day: 'Play date',
  start: 'Tee time',
  party: 'Players',
  fees: 'Price breakdown',
  play: 'Green fee',
  lunch: 'Lunch',
  caddie: 'Caddie fee',
  courseTax: 'Golf course usage tax',
  perPlayer: 'Total per player',
  withTaxes: 'taxes included',
  included: 'What the plan includes',
  cancellation: 'Cancellation fee',
  free: 'Free',
  next: 'What happens next',
  steps: [
    'Check the round',
    'Enter the name and contact of the person who books',
    'Receive a confirmation by e-mail, and pay at the front desk on the day',
  ],
  noBooking: 'This is a demonstration page: the booking ends here.',
  calendar: 'Add to calendar',
  share: 'Share with your party',
  copied: 'Link copied',
  whyNot: {
    none: 'No plan has been chosen yet.',
    gone: 'We are sorry: this plan is no longer offered.',
    soldOut: 'We are sorry: this plan is sold out on the day that you chose.',
    startTaken: 'We are sorry: somebody has just taken the tee time that you chose.',
    past: 'We are sorry: the time that you chose has passed.',
  },
  wayBack: 'Find another plan',
  hourOf: (hour) => `${hour}:00–${hour}:59`,
  playersOf: (players) => `${players} players`,
  surchargeOf: (players) => `${players}-player surcharge`,
  totalOf: (players) => `Total for ${players} players`,
  taxOf: (amount) => `Includes ${amount} consumption tax`,
  perPlayerOf: (amount) => `${amount} per player`,
  untilOf: (day) => `Until ${day}`,
  betweenOf: (from, to) => `${from} – ${to}`,
  fromOf: (day) => `From ${day}, and no-shows`,
};

const SIMPLIFIED: BookingTexts = {
  locale: 'zh-Hans',
  site: '朝芝高尔夫',
  title: '确认预订内容',
  lead: '您已进入预订网站。预订尚未完成。',
  isDemonstration: '演示页面',
  toSite: '返回网站',
  invented: '球场、方案和会员均为虚构。',
  plan: '方案',
  day: '打球日期',
  start: '开球时间',
  party: '打球人数',
  fees: '费用明细',
  play: '打球费',
  lunch: '午餐',
  caddie: '球童费',
  courseTax: '高尔夫球场利用税',
  perPlayer: '每人总价',
  withTaxes: '含税及利用税',
  included: '方案内容',
  cancellation: '取消费',
  free: '免费',
  next: '接下来的步骤',
  steps: ['确认内容', '填写预订人的姓名和联系方式', '收取确认邮件，当天在前台付款'],
  noBooking: '本页面仅供演示，无法继续预订。',
  calendar: '添加到日历',
  share: '分享给球友',
  copied: '链接已复制',
  whyNot: {
    none: '尚未选择方案。',
    gone: '非常抱歉，该方案已停止销售。',
    soldOut: '非常抱歉，您选择的日期该方案已售罄。',
    startTaken: '非常抱歉，您选择的开球时间刚刚被预订。',
    past: '非常抱歉，您选择的时间已过，无法预订。',
  },
  wayBack: '查找其他方案',
  hourOf: (hour) => `${hour}:00–${hour}:59`,
  playersOf: (players) => `${players}人`,
  surchargeOf: (players) => `${players}人组加价`,
  totalOf: (players) => `${players}人合计`,
  taxOf: (amount) => `其中消费税 ${amount}`,
  perPlayerOf: (amount) => `每人 ${amount}`,
  untilOf: (day) => `${day}及以前`,
  betweenOf: (from, to) => `${from}～${to}`,
  fromOf: (day) => `${day}起取消，或未通知未到场`,
};

const TRADITIONAL: BookingTexts = {
  locale: 'zh-Hant',
  site: '朝芝高爾夫',
  title: '確認預訂內容',
  lead: '您已進入預訂網站。預訂尚未完成。',
  isDemonstration: '示範頁面',
  toSite: '返回網站',
  invented: '球場、方案和會員均為虛構。',
  plan: '方案',
  day: '打球日期',
  start: '開球時間',
  party: '打球人數',
  fees: '費用明細',
  play: '打球費',
  lunch: '午餐',
  caddie: '桿弟費',
  courseTax: '高爾夫球場利用稅',
  perPlayer: '每人總價',
  withTaxes: '含稅及利用稅',
  included: '方案內容',
  cancellation: '取消費',
  free: '免費',
  next: '接下來的步驟',
  steps: ['確認內容', '填寫預訂人的姓名和聯絡方式', '收到確認信，當天於櫃檯付款'],
  noBooking: '本頁面僅供示範，無法繼續預訂。',
  calendar: '加入行事曆',
  share: '分享給球友',
  copied: '已複製連結',
  whyNot: {
    none: '尚未選擇方案。',
    gone: '非常抱歉，此方案已停止販售。',
    soldOut: '非常抱歉，您選擇的日期此方案已售完。',
    startTaken: '非常抱歉，您選擇的開球時間剛剛被預訂。',
    past: '非常抱歉，您選擇的時間已過，無法預訂。',
  },
  wayBack: '尋找其他方案',
  hourOf: (hour) => `${hour}:00–${hour}:59`,
  playersOf: (players) => `${players}人`,
  surchargeOf: (players) => `${players}人組加價`,
  totalOf: (players) => `${players}人合計`,
  taxOf: (amount) => `其中消費稅 ${amount}`,
  perPlayerOf: (amount) => `每人 ${amount}`,
  untilOf: (day) => `${day}及以前`,
  betweenOf: (from, to) => `${from}～${to}`,
  fromOf: (day) => `${day}起取消，或未通知未到場`,
};

const KOREAN: BookingTexts = {
  locale: 'ko-KR',
  site: '아사시바 골프',
  title: '예약 내용 확인',
  lead: '여기부터는 예약 사이트입니다. 아직 예약이 완료되지 않았습니다.',
  isDemonstration: '데모 페이지',
  toSite: '사이트로 돌아가기',
  invented: '골프장·플랜·회원은 모두 가상입니다.',
  plan: '플랜',
  day: '플레이 날짜',
  start: '티타임',
  party: '플레이 인원',
  fees: '요금 내역',
  play: '플레이 요금',
  lunch: '점심',
  caddie: '캐디피',
  courseTax: '골프장 이용세',
  perPlayer: '1인당 총액',
  withTaxes: '세금·이용세 포함',
  included: '플랜 내용',
  cancellation: '취소 수수료',
  free: '무료',
  next: '다음 단계',
  steps: [
    '내용을 확인합니다',
    '예약자의 이름과 연락처를 입력합니다',
    '확인 메일을 받고, 당일 프런트에서 요금을 냅니다',
  ],
  noBooking: '데모 페이지이므로 더 이상 예약을 진행할 수 없습니다.',
  calendar: '캘린더에 추가',
  share: '동반자에게 공유',
  copied: '링크를 복사했습니다',
  whyNot: {
    none: '아직 선택한 플랜이 없습니다.',
    gone: '죄송합니다. 이 플랜은 판매가 종료되었습니다.',
    soldOut: '죄송합니다. 선택하신 날짜에는 이 플랜이 매진되었습니다.',
    startTaken: '죄송합니다. 선택하신 티오프 시각은 방금 다른 분이 예약하셨습니다.',
    past: '죄송합니다. 선택하신 시각이 지나 예약하실 수 없습니다.',
  },
  wayBack: '다른 플랜 찾기',
  hourOf: (hour) => `${hour}시대`,
  playersOf: (players) => `${players}명`,
  surchargeOf: (players) => `${players}인 추가 요금`,
  totalOf: (players) => `${players}명 합계`,
  taxOf: (amount) => `소비세 ${amount} 포함`,
  perPlayerOf: (amount) => `1인 ${amount}`,
  untilOf: (day) => `${day}까지`,
  betweenOf: (from, to) => `${from}~${to}`,
  fromOf: (day) => `${day}부터·연락 없는 취소`,
};

/** A language without texts of its own gets the English ones. */
const TEXTS: Readonly<Partial<Record<Locale, BookingTexts>>> = {
  'ja-JP': JAPANESE,
  'en-US': ENGLISH,
  'zh-Hans': SIMPLIFIED,
  'zh-Hant': TRADITIONAL,
  'ko-KR': KOREAN,
};

/** R9.06: returns the texts of the page in the visitor's language. */
export function bookingTexts(locale: Locale): BookingTexts {
  return TEXTS[locale] ?? ENGLISH;
}
