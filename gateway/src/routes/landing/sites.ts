/** How the page that stands in for a neighbouring site introduces itself (R2.22, R2.23). */
export interface LandingSite {
  readonly title: string;
  readonly lead: string;
}

export const LANDING_SITES = {
  search: { title: '検索サイト', lead: 'ここから先は検索サイトです。' },
  login: { title: 'ログイン', lead: 'お試し用の会員を選ぶと、その会員としてサイトに戻ります。' },
  logout: {
    title: 'ログアウト',
    lead: 'ログアウトすると、ポイントとクーポンは表示されなくなります。',
  },
  register: { title: '会員登録', lead: 'ここから先は会員登録サイトです。' },
  myPage: { title: 'マイページ', lead: 'ここから先は会員サイトのマイページです。' },
  reservations: { title: '予約一覧', lead: 'ここから先は会員サイトの予約一覧です。' },
  history: { title: 'プレー履歴', lead: 'ここから先は会員サイトのプレー履歴です。' },
  favourites: { title: 'お気に入り', lead: 'ここから先は会員サイトのお気に入りです。' },
  membership: { title: '会員情報', lead: 'ここから先は会員サイトの会員情報です。' },
  premium: { title: 'プレミアム会員とは', lead: 'ここから先はプレミアム会員のご案内です。' },
  premiumMyPage: {
    title: 'プレミアム会員マイページ',
    lead: 'ここから先はプレミアム会員のマイページです。',
  },
  event: { title: 'イベント', lead: 'ここから先はイベントサイトです。' },
  score: { title: 'スコア管理', lead: 'ここから先はスコア管理サイトです。' },
  point: { title: 'ポイント', lead: 'ここから先はポイントサイトです。' },
  travel: { title: 'トラベル', lead: 'ここから先は旅行予約サイトです。' },
  company: { title: '会社概要', lead: 'ここから先は会社のサイトです。' },
  recruit: { title: '採用情報', lead: 'ここから先は会社の採用サイトです。' },
  privacy: { title: 'プライバシーポリシー', lead: 'ここから先は会社のサイトです。' },
  terms: { title: '利用規約', lead: 'ここから先は会社のサイトです。' },
  x: { title: 'X（旧Twitter）', lead: 'ここから先はソーシャルメディアの公式アカウントです。' },
  instagram: { title: 'Instagram', lead: 'ここから先はソーシャルメディアの公式アカウントです。' },
  facebook: { title: 'Facebook', lead: 'ここから先はソーシャルメディアの公式アカウントです。' },
  youtube: { title: 'YouTube', lead: 'ここから先はソーシャルメディアの公式アカウントです。' },
  help: { title: 'ヘルプ', lead: 'ここから先はヘルプサイトです。' },
} as const satisfies Readonly<Record<string, LandingSite>>;

/** The booking is no introduction: it says what was chosen. */
export type LandingName = keyof typeof LANDING_SITES | 'booking';
/** Says whether there is a landing page of this name. */
export function isLandingName(name: string): name is LandingName {
  return name === 'booking' || Object.hasOwn(LANDING_SITES, name);
}

const LABELS: Readonly<Record<string, string>> = {
  'l-id': '流入元',
  tp: 'キャンペーン',
  service_id: 'サービス',
  return: '戻り先',
};
/** Returns the Japanese label of a parameter; its name when there is none. */
export function parameterLabel(name: string): string {
  return LABELS[name] ?? name;
}
