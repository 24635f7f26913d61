import type { Answer } from 'shared-contracts/platform-testing';

export function aPicture(at: number, over: object = {}) {
  return {
    display: 1,
    href: `/search/result/?area%5B%5D=${at}`,
    src: `/gora/image/course/${at}/photo1.svg`,
    alt: `写真${at}`,
    label: `特集その${at}`,
    ...over,
  };
}
function aBanner(at: number, over: object = {}) {
  return aPicture(at, {
    src: `/gora/image/course/${at}/banner.svg`,
    alt: `バナー${at}`,
    label: undefined,
    ...over,
  });
}
function aService(label: string) {
  return { display: 1, href: '/search/', label };
}
const notice = [
  {
    display: 1,
    label: '台風26号の影響により、一部のゴルフ場でクローズが発生しています。',
    href: '/news/typhoon',
  },
];

/** Returns every block of the PC top page. */
export function pcBlocks() {
  return {
    notice,
    topSlider: [1, 2, 3, 4, 5].map((at) => aPicture(at)),
    news: [
      ['2026-11-20', '冬のコンペ応援プランの受け付けを始めました'],
      ['2026-11-16', '年末年始の予約受付について'],
      ['2026-11-09', '口コミ投稿でポイントが貯まる'],
    ].map(([date, label]) => ({ display: 1, date, label, href: `/news/${date}` })),
    pcMiddleBanner: [aBanner(11), aBanner(12)],
    middleSlider: [21, 22, 23, 24].map((at) => aPicture(at)),
    rightBottomBanner: [aBanner(31), aBanner(32)],
  };
}

/** Returns every block of the smartphone top page. */
export function spBlocks() {
  return {
    notice,
    topBanner: [aBanner(1, { width: 750, height: 300 })],
    campaign: [1, 2, 3].map((at) => aPicture(at)),
    service: [
      '1人予約',
      '地図検索',
      'コンペ',
      '海外ゴルフ',
      'ポイント',
      'クーポン',
      'スコア',
      'ヘルプ',
    ].map(aService),
    spMiddleBanner: [aBanner(11), aBanner(12)],
    slider: [21, 22, 23, 24].map((at) => aPicture(at)),
    lowBanner: [aBanner(31)],
  };
}

/** Answers for `fakeHost`: these blocks, or those of the asked device when none are given. */
export function contentAnswers(blocks?: unknown): Record<string, Answer> {
  return {
    '/content/blocks': ({ query }: { query: { device?: unknown } }) => ({
      data: blocks ?? (query.device === 'sp' ? spBlocks() : pcBlocks()),
    }),
  };
}
