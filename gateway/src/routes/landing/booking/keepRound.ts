import { languageOf, type Locale } from 'shared-contracts/locale';
import { html, type Html } from '../../html.ts';

type Texts = Readonly<Record<'calendar' | 'share' | 'copied', string>>;

const ENGLISH: Texts = {
  calendar: 'Add to calendar',
  share: 'Share with your party',
  copied: 'Link copied',
};

/** A language without texts of its own gets the English ones. */
const TEXTS: Readonly<Partial<Record<Locale, Texts>>> = {
  'ja-JP': {
    calendar: 'カレンダーに追加',
    share: '同伴者に共有',
    copied: 'リンクをコピーしました',
  },
  'en-US': ENGLISH,
  'zh-Hans': { calendar: '添加到日历', share: '分享给球友', copied: '链接已复制' },
  'zh-Hant': { calendar: '加入行事曆', share: '分享給球友', copied: '已複製連結' },
  'ko-KR': { calendar: '캘린더에 추가', share: '동반자에게 공유', copied: '링크를 복사했습니다' },
};

/**
 * Returns the ways to keep a round: its calendar file, and a button that hands the page to the device's share sheet or
 * copies its address. The button is hidden until its script runs. `query`: the round's parameters.
 */
export function keepRound(locale: Locale, query: string, hasDay: boolean): Html {
  const texts = TEXTS[locale] ?? ENGLISH;
  const language = languageOf(TEXTS[locale] === undefined ? 'en-US' : locale);
  const file = hasDay
    ? html`<a href="/gora/landing/booking/round.ics?${query}" download>${texts.calendar}</a>`
    : html``;
  return html`<p class="keep" lang="${language}">${file}<button type="button" data-share="${texts.copied}" hidden>${texts.share}</button><span role="status"></span></p><script src="/gora/landing/share.js" defer></script>`;
}
