/** R9.06: the languages that the site speaks, in the order in which it offers them. Japanese is the first. */
export const LOCALES = ['ja-JP', 'en-US', 'zh-Hans', 'zh-Hant', 'ko-KR'] as const;
export type Locale = (typeof LOCALES)[number];

/**
 * The `lang` attribute of a page in each locale, which also names the locale's catalogues
 * (`messages/zh-Hant.json`).
 */
export const LANGUAGES = {
  'ja-JP': 'ja',
  'en-US': 'en',
  'zh-Hans': 'zh-Hans',
  'zh-Hant': 'zh-Hant',
  'ko-KR': 'ko',
} as const satisfies Readonly<Record<Locale, string>>;
export type Language = (typeof LANGUAGES)[Locale];

/** Each language under its own name, because its reader may not know the others. */
export const NATIVE_NAMES: Readonly<Record<Locale, string>> = {
  'ja-JP': '日本語',
  'en-US': 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  'ko-KR': '한국어',
};

/** Open Graph names a language with a territory, and ignores names that it does not know. */
export const OPEN_GRAPH_LOCALES: Readonly<Record<Locale, string>> = {
  'ja-JP': 'ja_JP',
  'en-US': 'en_US',
  'zh-Hans': 'zh_CN',
  'zh-Hant': 'zh_TW',
  'ko-KR': 'ko_KR',
};

export function languageOf(locale: Locale): Language {
  return LANGUAGES[locale];
}

const LANGUAGE_TAG = /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/;
const TRADITIONAL = ['hant', 'tw', 'hk', 'mo'];

/**
 * R9.06: returns the locale for a language tag (BCP 47), or undefined when we do not have it. A
 * script counts before a region.
 */
export function localeOf(tag: string): Locale | undefined {
  const lower = tag.trim().toLowerCase();
  if (!LANGUAGE_TAG.test(lower)) return undefined;
  const [language = '', ...rest] = lower.split('-');
  if (language !== 'zh') return LOCALES.find((locale) => LANGUAGES[locale] === language);
  return !rest.includes('hans') && rest.some((part) => TRADITIONAL.includes(part))
    ? 'zh-Hant'
    : 'zh-Hans';
}

export function isLocale(text: string): text is Locale {
  return LOCALES.some((locale) => locale === text);
}
