import en from './en.ts';
import ja from './ja.ts';
import ko from './ko.ts';
import simplified from './zh-Hans.ts';
import traditional from './zh-Hant.ts';
import type { Locale } from '../../platform/widget/index.ts';
import type { Translate } from './translator.ts';

const LABELS: Readonly<Record<Locale, Translate>> = {
  'ja-JP': ja,
  'en-US': en,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
  'ko-KR': ko,
};

/** Returns the labels of a locale. For servers alone, because it contains every language. */
export function labelsOf(locale: Locale): Translate {
  return LABELS[locale];
}
