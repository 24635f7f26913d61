import en from 'shared-contracts/labels/en';
import ja from 'shared-contracts/labels/ja';
import ko from 'shared-contracts/labels/ko';
import simplified from 'shared-contracts/labels/zh-Hans';
import traditional from 'shared-contracts/labels/zh-Hant';
import type { Translate } from 'shared-contracts/labels';
import type { Locale } from 'shared-contracts/widget';

const LABELS: Readonly<Record<Locale, Translate>> = {
  'ja-JP': ja,
  'en-US': en,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
  'ko-KR': ko,
};

/** Returns the labels of a locale. For the server alone, because it contains every language. */
export function labelsOf(locale: Locale): Translate {
  return LABELS[locale];
}
