import { aSearchReply } from 'shared-contracts/testing';
import type { ConformSite } from './conformSite.ts';
import { FIRST_PAINTS, SITE_TESTING } from './firstPaints.ts';

/** How far a recording fits this site's events and calls. */
export { checkRecording } from 'shared-contracts/testing';

/** This site, as the conformance kit holds its widgets against it. */
export const SITE_UNDER_TEST: ConformSite = {
  testing: SITE_TESTING,
  ...FIRST_PAINTS,
  answers: {
    '/course/search': aSearchReply(),
    '/calendar/holidays': { data: { '2026-11-23': '勤労感謝の日' } },
    '/content/blocks': {
      data: { notice: [{ display: 1, href: '/search/', label: '予約のお知らせ' }] },
    },
    '/adplat': '<div data-ad-course-id="100"><a href="/search/result/">秋のおすすめ</a></div>',
  },
};
