/** R2.22, R2.23: a neighbour that the product links to, as its stand-in introduces itself. */
export interface LandingSite { readonly title: string; readonly lead: string }

export const LANDING_SITES = {
  booking: { title: '予約サイト', lead: 'ここから先は予約サイトです。選ばれたゴルフ場とプランを受け取りました。' },
  login: { title: 'ログイン', lead: 'お試し用の会員を選ぶと、その会員としてサイトに戻ります。' },
  logout: { title: 'ログアウト', lead: 'ログアウトすると、ポイントとクーポンは表示されなくなります。' },
  register: { title: '会員登録', lead: 'ここから先は会員登録サイトです。' },
  myPage: { title: 'マイページ', lead: 'ここから先は会員サイトのマイページです。' },
  reservations: { title: '予約一覧', lead: 'ここから先は会員サイトの予約一覧です。' },
  history: { title: 'プレー履歴', lead: 'ここから先は会員サイトのプレー履歴です。' },
  favourites: { title: 'お気に入り', lead: 'ここから先は会員サイトのお気に入りです。' },
  membership: { title: 'プレミアム会員', lead: 'ここから先はプレミアム会員のご案内です。' },
  help: { title: 'ヘルプ', lead: 'ここから先はヘルプサイトです。' },
} as const satisfies Readonly<Record<string, LandingSite>>;

export type LandingName = keyof typeof LANDING_SITES;
export const isLandingName = (name: string): name is LandingName => Object.hasOwn(LANDING_SITES, name);

const LABELS: Readonly<Record<string, string>> = {
  c_id: 'ゴルフ場', plan_id: 'プラン', play_date: 'プレー日', players: '人数', 'l-id': '流入元', tp: 'キャンペーン', service_id: 'サービス', return: '戻り先',
};
/** What a parameter that was handed over means; its own name where that is not known. */
export const parameterLabel = (name: string): string => LABELS[name] ?? name;
