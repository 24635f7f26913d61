import type { Mutant } from '../mutant.ts';

/** R1: what the product is for. */
export const PRODUCT: readonly Mutant[] = [
  {
    id: 'R1.01 booked-plan',
    without: 'a golfer who presses a plan arrives at the booking site without it',
    file: 'shared-contracts/src/golf/addresses/bookingHref.ts',
    text: '    plan_id: booking.planId,\n',
    mutant: '',
    test: {
      file: 'mf-results/src/course-card/CourseCard.test.tsx',
      title:
        '[R1.01] [R2.22] links to the booking site with course, plan, date, players and tracking',
    },
  },
  {
    id: 'R1.02 fee-in-search',
    without: 'a fee that was chosen is not part of the search',
    file: 'mf-search-form/src/fields/fee/FeeField.tsx',
    text: 'dispatch(optionsChosen({ ratesMax: Number(event.target.value) }))',
    mutant: 'dispatch(optionsChosen({}))',
    test: {
      file: 'mf-search-form/src/forms/search-panel/SearchPanel.test.tsx',
      title:
        '[R1.02][R3.01] goes to the results with the condition in the address, and tells the page once',
    },
  },
  {
    id: 'R1.05 competition-perks',
    without: 'an organiser finds the perks of a competition behind all other tags',
    file: 'mf-results/src/plan-row/planTags.ts',
    text: "mode === 'competition'",
    mutant: "mode === 'overseas'",
    test: {
      file: 'mf-results/src/plan-row/planTags.test.ts',
      title: '[R1.05] [R3.07] begin with perks and consecutive slots in a search for a competition',
    },
  },
  {
    id: 'R1.06 membership-page',
    without: 'a member without a badge finds no way to the membership',
    file: 'mf-member-panel/src/member/Badges.tsx',
    text: '  if (!isRGC && !isSGC)\n    return (',
    mutant: '  if (!isRGC && !isSGC) return null;\n  if (isRGC === undefined)\n    return (',
    test: {
      file: 'mf-member-panel/src/MemberPanel.test.tsx',
      title:
        '[R1.06][R2.22] links to the membership page, with badges and without, by the tracking id of the header',
    },
  },
  {
    id: 'R1.06 own-pages',
    without: 'a member finds no way to the favourites',
    file: 'mf-member-panel/src/member/MemberLinks.tsx',
    text: "'history', 'favourites', 'myPage'",
    mutant: "'history', 'myPage'",
    test: {
      file: 'mf-member-panel/src/MemberPanel.test.tsx',
      title:
        '[R1.06][R2.22] shows a member the name, points, coupons and links to the own pages, each with its tracking id',
    },
  },
  {
    id: 'R1.06 strip-coupons',
    without: 'a member on a phone does not see the coupons',
    file: 'mf-member-panel/src/strip/PointsStrip.tsx',
    text: "      <span>{t('coupons', { count: couponCount, b: bold })}</span>\n",
    mutant: '',
    test: {
      file: 'mf-member-panel/src/strip/MemberStrip.test.tsx',
      title: '[R1.06][R2.22] shows a member points and coupons, with a link that names its place',
    },
  },
  {
    id: 'R1.07 block-label',
    without: 'the block of sponsored courses does not say that it is paid for',
    file: 'mf-ads/src/Ads.tsx',
    text: "<span className={styles.label}>{t('label')}</span>",
    mutant: '',
    test: {
      file: 'mf-ads/src/Ads.test.tsx',
      title: '[R1.07] carry the label on the block and as the first text of each card',
    },
  },
  {
    id: 'R1.07 card-label',
    without: 'a sponsored course looks like a found one',
    file: 'mf-ads/src/course-ad/CourseAdCard.tsx',
    text: "<span className={styles.label}>{t('label')}</span>",
    mutant: '',
    test: {
      file: 'mf-ads/src/Ads.test.tsx',
      title: '[R1.07] carry the label on the block and as the first text of each card',
    },
  },
  {
    id: 'R1.08 day-of-news',
    without: 'a visitor cannot tell how old a piece of news is',
    file: 'mf-content/src/news/News.tsx',
    text: '{toDate(parseIsoDate(date) ?? 0)}',
    mutant: '',
    test: {
      file: 'mf-content/src/Content.test.tsx',
      title: '[R1.08] shows each piece of news with its day',
    },
  },
  {
    id: 'R1.09 no-road',
    without: 'the distance stays when the road is given up',
    file: 'mf-search-form/src/fields/highway/Highway.tsx',
    text: '...(code === 0 && { distance: 0 })',
    mutant: '',
    test: {
      file: 'mf-search-form/src/fields/highway/Highway.test.tsx',
      title: '[R1.09] the first choice removes the road and its distance',
    },
  },
  {
    id: 'R1.09 roads-of-area',
    without: 'the roads of all Japan are offered for every prefecture',
    file: 'mf-search-form/src/fields/highway/roadsOf.ts',
    text: 'if (area.includes(WHOLE_COUNTRY)) return',
    mutant: 'if (area.includes(WHOLE_COUNTRY) || area.length > 0) return',
    test: {
      file: 'mf-search-form/src/fields/highway/Highway.test.tsx',
      title: '[R1.09][R3.14] are those of the chosen prefectures',
    },
  },
  {
    id: 'R5.23 road-without-area',
    without: 'a road without an area leads to the error that an area is missing',
    file: 'mf-search-form/src/fields/highway/Highway.tsx',
    text: 'dispatch(areaDecided([WHOLE_COUNTRY]));',
    mutant: ';',
    test: {
      file: 'mf-search-form/src/fields/highway/Highway.test.tsx',
      title:
        '[R1.09][R5.23] without an area are those of the whole country by region, and one of them makes it the area',
    },
  },
  {
    id: 'R1.10 staff-apart',
    without: 'a golf course signs in to the pages of the operator',
    file: 'shell/server/auth/requireStaff.ts',
    text: 'auth.open(request, kind)',
    mutant: "auth.open(request, 'rbs')",
    test: {
      file: 'shell/server/auth/requireStaff.test.ts',
      title: '[R1.10] does not accept a session of rbs',
    },
  },
];
