import type { ContentEntry } from 'shared-contracts/gateway';

/** What the site announced, newest first. */
export function newsEntries(region: string): ContentEntry[] {
  return [
    {
      display: 1,
      date: '2026-11-20',
      label: '年末年始の営業時間と予約受付について',
      href: '/gora/landing/help?l-id=news_1',
    },
    {
      display: 1,
      date: '2026-11-18',
      label: `${region}の冬プランが出そろいました`,
      href: '/search/result/?area[]=0&widthday=10&srch_keyword=冬得',
    },
    {
      display: 1,
      date: '2026-11-14',
      label: '2人で予約できるプランが増えました',
      href: '/search/result/?area[]=0&2sumRsv=1',
    },
    {
      display: 1,
      date: '2026-11-10',
      label: '1.5ラウンド保証プランの絞り込みに対応しました',
      href: '/search/result/?area[]=0&assurance15r=1',
    },
    {
      display: 1,
      date: '2026-11-02',
      label: '積雪クローズ時のキャンセルの取り扱い',
      href: '/gora/landing/help?l-id=news_5',
    },
  ];
}
