import { languageOf, type Locale } from 'shared-contracts/locale';

export type AuthorizeError = 'refused' | 'tooMany' | 'stranger';

type Labels =
  'title' | 'lead' | 'service' | 'contract' | 'username' | 'password' | 'submit' | 'cancel';

export type AuthorizeTexts = Readonly<Record<Labels | AuthorizeError, string>>;

const ENGLISH: AuthorizeTexts = {
  title: 'Sign in to the reservation site',
  lead: 'You return to the golf site after you have signed in.',
  service: 'Service',
  contract: 'Contract',
  username: 'User name',
  password: 'Password',
  submit: 'Sign in and return',
  cancel: 'Return without signing in',
  refused: 'You could not be signed in. Please check what you have entered.',
  tooMany: 'There were too many tries. Please wait a while and try again.',
  stranger:
    'Nobody is signed in here, because the address to return to is not that of the golf site.',
};

/** A language without texts of its own gets the English ones. */
const TEXTS: Readonly<Partial<Record<Locale, AuthorizeTexts>>> = {
  'ja-JP': {
    title: '予約サイトにログイン',
    lead: 'ログインすると、元のゴルフサイトに戻ります。',
    service: 'サービス',
    contract: 'ご契約',
    username: 'ユーザー名',
    password: 'パスワード',
    submit: 'ログインして戻る',
    cancel: 'ログインせずに戻る',
    refused: 'ログインできませんでした。入力内容をご確認ください。',
    tooMany: '試行回数が多すぎます。しばらくおいてから、もう一度お試しください。',
    stranger: '戻り先がゴルフサイトではないため、ログインを受け付けられません。',
  },
  'en-US': ENGLISH,
  'zh-Hans': {
    title: '登录预订网站',
    lead: '登录后将返回高尔夫网站。',
    service: '服务',
    contract: '合同',
    username: '用户名',
    password: '密码',
    submit: '登录并返回',
    cancel: '不登录，直接返回',
    refused: '无法登录，请检查输入内容。',
    tooMany: '尝试次数过多，请稍后再试。',
    stranger: '返回地址不是高尔夫网站，无法在此登录。',
  },
  'zh-Hant': {
    title: '登入預訂網站',
    lead: '登入後將返回高爾夫網站。',
    service: '服務',
    contract: '合約',
    username: '使用者名稱',
    password: '密碼',
    submit: '登入並返回',
    cancel: '不登入，直接返回',
    refused: '無法登入，請確認輸入內容。',
    tooMany: '嘗試次數過多，請稍後再試。',
    stranger: '返回位址不是高爾夫網站，無法在此登入。',
  },
  'ko-KR': {
    title: '예약 사이트 로그인',
    lead: '로그인하면 골프 사이트로 돌아갑니다.',
    service: '서비스',
    contract: '계약',
    username: '사용자 이름',
    password: '비밀번호',
    submit: '로그인하고 돌아가기',
    cancel: '로그인하지 않고 돌아가기',
    refused: '로그인하지 못했습니다. 입력한 내용을 확인해 주세요.',
    tooMany: '시도 횟수가 너무 많습니다. 잠시 후 다시 시도해 주세요.',
    stranger: '돌아갈 주소가 골프 사이트가 아니어서 로그인할 수 없습니다.',
  },
};

/** Returns the page's texts, and their language for its `lang`. */
export function authorizeTexts(locale: Locale): {
  readonly texts: AuthorizeTexts;
  readonly language: string;
} {
  const texts = TEXTS[locale];
  return { texts: texts ?? ENGLISH, language: languageOf(texts === undefined ? 'en-US' : locale) };
}
