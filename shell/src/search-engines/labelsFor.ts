import type { SayLabel } from 'shared-contracts/labels';
import type { Locale } from 'shared-contracts/widget';

const LABELS: Readonly<Record<Locale, () => Promise<{ readonly default: SayLabel }>>> = {
  // a label is Japanese already
  'ja-JP': async () => ({ default: (label) => label }),
  'en-US': () => import(/* webpackChunkName: 'labels-en' */ 'shared-contracts/labels/en'),
  'zh-Hans': () =>
    import(/* webpackChunkName: 'labels-zh-Hans' */ 'shared-contracts/labels/zh-Hans'),
  'zh-Hant': () =>
    import(/* webpackChunkName: 'labels-zh-Hant' */ 'shared-contracts/labels/zh-Hant'),
  'ko-KR': () => import(/* webpackChunkName: 'labels-ko' */ 'shared-contracts/labels/ko'),
};

/** Loads the labels of one locale. Each language is a script of its own, except Japanese. */
export async function labelsFor(locale: Locale): Promise<SayLabel> {
  return (await LABELS[locale]()).default;
}
