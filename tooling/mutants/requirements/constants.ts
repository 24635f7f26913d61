import type { Mutant } from '../mutant.ts';

/** R9: limits, cookies, wording. */
export const CONSTANTS: readonly Mutant[] = [
  {
    id: 'R9.01 default-time-out',
    without: 'a call without a time-out of its own waits for ever',
    file: 'host-kit/src/request/timeouts.ts',
    text: 'DEFAULT_TIMEOUT = 8000',
    mutant: 'DEFAULT_TIMEOUT = 0',
    test: {
      file: 'host-kit/src/request/axiosClient.test.ts',
      title: '[R9.01] waits 8000 ms by default, and the staff client waits without a limit',
    },
  },
  {
    id: 'R9.01 own-time-out',
    without: 'a search is given up after the time of any other call',
    file: 'shared-contracts/src/golf/gateway/callGateway.ts',
    text: '{ query: asked, signal, singular, timeout }',
    mutant: '{ query: asked, signal, singular }',
    test: {
      file: 'shared-contracts/src/golf/gateway/callGateway.test.ts',
      title: '[R9.01] has the time-out of its row, unless the caller gives a shorter one',
    },
  },
  {
    id: 'R9.01 staff-client',
    without: 'a page of staff gives a call up that the shell is still working on',
    file: 'staff-pages/src/gateway/staffClient.ts',
    text: ', timeout: STAFF_TIMEOUT }',
    mutant: ', ...(STAFF_TIMEOUT > 0 && {}) }',
    test: {
      file: 'staff-pages/src/gateway/staffClient.test.ts',
      title:
        '[R9.01] the client of the staff pages sets no time-out, neither for a call nor by default',
    },
  },
  {
    id: 'R9.01 solo-page',
    without: 'the pages of one-person rounds and their numbers do not fit together',
    file: 'gateway/src/routes/solo/soloSearch.ts',
    text: 'size: SOLO_PAGE_SIZE',
    mutant: 'size: 9',
    test: {
      file: 'gateway/src/routes/solo/soloSearch.test.ts',
      title: '[R2.18][R9.01] shows every round on one page, and none past the end',
    },
  },
  {
    id: 'R9.02 pc-width',
    without: 'header and page take the same screen for a tablet and for a PC',
    file: 'shell/src/layout/header/Header.module.css',
    text: '@media (width < 1024px)',
    mutant: '@media (width < 1000px)',
    test: {
      file: 'tooling/lint/breakpoints.test.ts',
      title: '[R9.02] %s takes 768 px for a phone and 1024 px for a PC',
    },
  },
  {
    id: 'R9.02 phone-width',
    without: 'a dialog is a sheet where the page is no phone any more',
    file: 'shared-ui/src/dialog/Dialog.module.css',
    text: '@media (width < 769px)',
    mutant: '@media (width < 768px)',
    test: {
      file: 'tooling/lint/breakpoints.test.ts',
      title: '[R9.02] %s takes 768 px for a phone and 1024 px for a PC',
    },
  },
  {
    id: 'R9.03 cookie-age',
    without: 'the browser forgets the region when it is closed',
    file: 'shell/src/host/storage.ts',
    text: 'path=/; samesite=lax${age}${secure}',
    mutant: 'path=/; samesite=lax${secure}',
    test: {
      file: 'shell/src/host/storage.test.ts',
      title: '[R9.03] writes the age of the region cookie, three years',
    },
  },
  {
    id: 'R9.03 history',
    without: 'a search that is often repeated fills the list of earlier searches',
    file: 'mf-search-form/src/condition/remembered/searchHistory.ts',
    text: '.filter((earlier) => earlier !== kept)',
    mutant: '',
    test: {
      file: 'mf-search-form/src/forms/recent-searches/RecentSearches.test.tsx',
      title: '[R9.03] keeps the last sixteen searches of any length, each once, newest first',
    },
  },
  {
    id: 'R9.03 region-lasts',
    without: 'the region is forgotten when the browser is closed',
    file: 'mf-search-form/src/condition/remembered/storedCondition.ts',
    text: 'String(home), REGION_COOKIE_AGE',
    mutant: 'String(home)',
    test: {
      file: 'mf-search-form/src/fields/area-picker/AreaField.test.tsx',
      title:
        '[R2.19][R9.03] deciding remembers the region for three years, opens it first the next time, and tells the page',
    },
  },
  {
    id: 'R9.04 beside-other-fields',
    without: 'a followed course deletes what other widgets keep of their interface',
    file: 'shared-contracts/src/golf/session/session.ts',
    text: '{ ...readUi(session), ...change }',
    mutant: 'change',
    test: {
      file: 'shared-contracts/src/golf/session/session.test.ts',
      title:
        '[R9.04] is stored with the flag of an advertisement under the state of the interface, beside the fields of others',
    },
  },
  {
    id: 'R9.04 followed-in-another-document',
    without: 'the mark is lost with the document, since nothing reads it from the session',
    file: 'mf-results/src/scroll-place/useTarget.ts',
    text: 'if (followed && !followed.isAd)',
    mutant: 'if (followed && followed.courseId < 0)',
    test: {
      file: 'mf-results/src/scroll-place/ScrollPlace.test.tsx',
      title:
        '[R3.10][R9.04] marks the course that was followed last after the return, unless an advertisement was',
    },
  },
  {
    id: 'R9.04 stands-at-advertisement',
    without: 'the page does not stand at the advertisement that the visitor comes back from',
    file: 'mf-ads/src/course-ad/useStandAt.ts',
    text: 'if (isTarget && ',
    mutant: 'if (!isTarget && ',
    test: {
      file: 'mf-ads/src/Ads.test.tsx',
      title: '[R3.17][R9.04] mark the one that was followed, and stand at it after the return',
    },
  },
  {
    id: 'R9.06 fallback',
    without: 'a reader of French is answered in Japanese',
    file: 'shared-contracts/src/golf/locale/chooseLocale.ts',
    text: "?? 'en-US'",
    mutant: "?? 'ja-JP'",
    test: {
      file: 'shared-contracts/src/golf/locale/chooseLocale.test.ts',
      title: '[R9.06] is English when the site has none of the languages that the header asks for',
    },
  },
  {
    id: 'R9.06 chinese-characters',
    without: 'an English or a Korean text may be Japanese, if it has no kana',
    file: 'tooling/catalogues/checkCatalogue.ts',
    text: " || (!language.startsWith('zh') && HAN.test(text))",
    mutant: " || (!language.startsWith('zh') && HAN.test(''))",
    test: {
      file: 'tooling/catalogues/checkCatalogue.test.ts',
      title:
        '[R9.06] is refused with a text that cannot be read, and with a script of Japanese that it does not share',
    },
  },
  {
    id: 'R9.06 suggested-place',
    without: 'who searches by a name reads the place of a course in Japanese',
    file: 'mf-search-form/src/fields/course-name/SuggestionText.tsx',
    text: '{label.given(suggestion.prefecture)}',
    mutant: '{suggestion.prefecture}',
    test: {
      file: 'mf-search-form/src/everyLanguage.test.tsx',
      title: '[R9.06] a suggested course is named in Japanese, and its place in %s',
    },
  },
  {
    id: 'R9.06 refused-area',
    without: 'a fourth area is dropped without a word, in every language',
    file: 'mf-search-form/src/fields/area-picker/areaDraft.ts',
    text: '{ ...draft, refused: true }',
    mutant: 'draft',
    test: {
      file: 'mf-search-form/src/everyLanguage.test.tsx',
      title: '[R5.21][R9.06] a fourth area is refused in %s',
    },
  },
  {
    id: 'R9.08 month',
    without:
      'on the first day of a month in Japan the advertisements are those of the month before',
    file: 'mf-ads/src/ad-platform/adParameters.ts',
    text: 'toDateParts(toJapaneseDay(now))',
    mutant: 'toDateParts(toJapaneseDay(now - 9 * 3_600_000))',
    test: {
      file: 'mf-ads/src/ad-platform/adParameters.test.ts',
      title: '[R9.08] takes the present month in Japan',
    },
  },
  {
    id: 'R9.08 protocol',
    without: 'a page that came by http is sold advertisements for https alone',
    file: 'mf-ads/src/gateway/fetchAds.ts',
    text: "|| location.protocol === 'https:'",
    mutant: '|| location.protocol.length > 0',
    test: {
      file: 'mf-ads/src/Ads.test.tsx',
      title: '[R9.08] are asked for in the character set and by the protocol of the page',
    },
  },
  {
    id: 'R9.09 whole-party',
    without: 'a party does not see what it pays together',
    file: 'mf-results/src/party/FeeBreakdown.tsx',
    text: '{yen(plan.price * players)}',
    mutant: '{yen(plan.price)}',
    test: {
      file: 'mf-results/src/party/party.test.tsx',
      title: '[R9.09] has a price whose parts are listed',
    },
  },
];
