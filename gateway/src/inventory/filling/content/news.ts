import { WHOLE_COUNTRY } from 'shared-contracts/areas';
import type { ContentEntry } from 'shared-contracts/gateway';
import { landingHref, resultHref } from './links.ts';

/** Returns the news of the site, newest first, for a region by its code; `{region}` is its name. */
export function newsEntries(region: number): ContentEntry[] {
  return [
    {
      display: 1,
      date: '2026-11-20',
      label: '年末年始の営業時間と予約受付について',
      href: landingHref('help', 'news_1'),
    },
    {
      display: 1,
      date: '2026-11-18',
      label: '{region}の冬プランが出そろいました',
      href: resultHref({ area: [region], widthday: 10, keyword: '冬得' }),
    },
    {
      display: 1,
      date: '2026-11-14',
      label: '2人で予約できるプランが増えました',
      href: resultHref({ area: [WHOLE_COUNTRY], twoSumReservable: true }),
    },
    {
      display: 1,
      date: '2026-11-10',
      label: '1.5ラウンド保証プランの絞り込みに対応しました',
      href: resultHref({ area: [WHOLE_COUNTRY], assurance15r: true }),
    },
    {
      display: 1,
      date: '2026-11-02',
      label: '積雪クローズ時のキャンセルの取り扱い',
      href: landingHref('help', 'news_5'),
    },
  ];
}
