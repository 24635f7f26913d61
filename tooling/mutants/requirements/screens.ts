import type { Mutant } from '../mutant.ts';

/** R2: screens and routes. */
export const SCREENS: readonly Mutant[] = [
  {
    id: 'R2.01 phone-at-home',
    without: 'a phone gets the page of a PC at /',
    file: 'shell/src/routes/routes.ts',
    text: "  if (path === HOME && device === 'MB') return SMARTPHONE_TOP;\n",
    mutant: '',
    test: {
      file: 'shell/server/routes/pages/pageRoutes.test.ts',
      title: '[R2.01] answer the smartphone top to a phone at /, with a `Vary` header',
    },
  },
  {
    id: 'R2.05 not-found',
    without: 'a wrong address shows the home page',
    file: 'shell/src/routes/routes.ts',
    text: 'ownRoute(path) ?? NOT_FOUND',
    mutant: 'byPath.get(path) ?? SMARTPHONE_TOP',
    test: {
      file: 'shell/src/app/layouts.test.tsx',
      title:
        '[R2.05] any other path shows the not-found page in the blank layout, with the path and links',
    },
  },
  {
    id: 'R2.06 default-layout',
    without: 'a page that names no layout has neither header nor footer',
    file: 'shell/src/routes/routes.ts',
    text: "layoutOf({ layout = 'default' }",
    mutant: "layoutOf({ layout = 'blank' }",
    test: {
      file: 'shell/src/app/layouts.test.tsx',
      title: '[R2.06] a page without a layout of its own gets the default one',
    },
  },
  {
    id: 'R2.09 closed-page',
    without: 'a page that the operator has closed stays open',
    file: 'shell/src/navigation/maintenanceCheck.ts',
    text: '!maintenance.all && (own === undefined || !maintenance[own])',
    mutant: '!maintenance.all',
    test: {
      file: 'shell/server/routes/pages/pageRoutes.test.ts',
      title: '[R2.09] redirect a closed page to the external announcement, or else show our own',
    },
  },
  {
    id: 'R2.10 query-of-a-rule',
    without: 'a rule loses the search of the visitor whom it sends on',
    file: 'shell/src/navigation/routeRules.ts',
    text: "keepQuery && query !== ''",
    mutant: "!keepQuery && query !== ''",
    test: {
      file: 'shell/server/routes/pages/pageRoutes.test.ts',
      title: '[R2.10] follow a rule to a page or to an allowed site, but to no other site',
    },
  },
  {
    id: 'R2.11 on-demand',
    without: 'what can wait is loaded with the page',
    file: 'shell/src/widgets/useSlotWidget.ts',
    text: 'const waits = canWait && touchedSlot() !== name;',
    mutant: 'const waits = canWait && touchedSlot() === name;',
    test: {
      file: 'shell/src/widgets/Slot.test.tsx',
      title:
        '[R4.34][R2.11] that can wait loads and opens its widget when what is not essential is loaded',
    },
  },
  {
    id: 'R2.13 keys-of-tabs',
    without: 'somebody who walks along the tabs by keys changes the search',
    file: 'mf-search-form/src/fields/mode-tabs/ModeTabs.tsx',
    text: "(event.key === ' ' ? select(event, each) : moveFocus(event, index))",
    mutant:
      "(event.key === ' ' || moveFocus(event, index) === undefined ? select(event, each) : undefined)",
    test: {
      file: 'mf-search-form/src/fields/mode-tabs/ModeTabs.test.tsx',
      title: '[R2.13] arrows, Home and End move the focus; only Enter or Space changes the mode',
    },
  },
  {
    id: 'R2.14 apart',
    without: 'what was closed on a phone is closed on a desktop',
    file: 'mf-search-form/src/field-parts/openFlags.ts',
    text: "return isWide() ? 'pc' : 'sp';",
    mutant: "return isWide() ? 'pc' : 'pc';",
    test: {
      file: 'mf-search-form/src/forms/detail-search/DetailSearch.test.tsx',
      title: '[R2.14] stay as the visitor left them, on a desktop and on a phone apart',
    },
  },
  {
    id: 'R2.14 stays-open',
    without: 'the options that were opened are closed on the next page',
    file: 'mf-search-form/src/field-parts/useKeptFlag.ts',
    text: '    storeOpen(storage, widthOf(), name, isOpen);\n',
    mutant: '',
    test: {
      file: 'mf-search-form/src/forms/search-panel/MoreOptions.test.tsx',
      title: '[R2.14] opens every option in the form, and is open again on the next page',
    },
  },
  {
    id: 'R2.15 four-compared',
    without: 'a fifth course breaks the comparison',
    file: 'mf-results/src/compare/useCompare.ts',
    text: 'else if (now.length < MAX_COMPARED) change',
    mutant: 'else if (now.length >= 0) change',
    test: {
      file: 'mf-results/src/compare/Compare.test.tsx',
      title: '[R2.15] holds four courses, and says so when a fifth is added',
    },
  },
  {
    id: 'R2.15 next-page',
    without: 'the next page is this one again',
    file: 'mf-results/src/pager/Pager.tsx',
    text: 'rel="next" href={toHref(page + 1)}',
    mutant: 'rel="next" href={toHref(page)}',
    test: {
      file: 'mf-results/src/Results.order-and-pages.test.tsx',
      title: '[R2.15] are links with the whole search, and change without a document load',
    },
  },
  {
    id: 'R2.16 pause',
    without: 'every letter of a name is a call',
    file: 'mf-search-form/src/fields/course-name/useSuggestions.ts',
    text: '      clearTimeout(ask);\n      leave.abort();\n',
    mutant: '',
    test: {
      file: 'mf-search-form/src/fields/course-name/CourseNameField.test.tsx',
      title:
        '[R2.16][R3.19][R7.05] suggests courses and areas in two groups once typing pauses, with one call for the search condition',
    },
  },
  {
    id: 'R2.17 prefectures',
    without: 'a prefecture of the map leads to another search',
    file: 'mf-search-form/src/forms/map-search/country-map/JapanMap.tsx',
    text: 'href={areaHref(condition, code)}\n      aria-label={nameOf(code)}\n      className={styles.prefecture}',
    mutant:
      'href={areaHref(condition, 13)}\n      aria-label={nameOf(code)}\n      className={styles.prefecture}',
    test: {
      file: 'mf-search-form/src/forms/map-search/MapSearch.test.tsx',
      title: '[R2.17] links to each prefecture with its hits; one without hits is hatched',
    },
  },
  {
    id: 'R2.18 full-round',
    without: 'somebody joins a round that is full',
    file: 'mf-search-form/src/forms/solo-search/rounds/RoundCard.tsx',
    text: 'entrants.length >= capacity',
    mutant: 'entrants.length > capacity',
    test: {
      file: 'mf-search-form/src/forms/solo-search/SoloSearch.test.tsx',
      title: '[R2.18] say when they lack players, are empty or full; a full one cannot be joined',
    },
  },
  {
    id: 'R2.19 cookie',
    without: 'the site forgets the region of the visitor',
    file: 'mf-content/src/blocks/regionOfVisitor.ts',
    text: '[parsePageQuery(query).areaView, Number(cookie)]',
    mutant: '[parsePageQuery(query).areaView, Number(cookie) * 0]',
    test: {
      file: 'mf-content/src/blocks/regionOfVisitor.test.ts',
      title: '[R2.19] prefers the query to the cookie, and the cookie to prefecture 1',
    },
  },
  {
    id: 'R2.19 remembers',
    without: 'the region that a visitor chose is asked for again',
    file: 'mf-search-form/src/condition/remembered/storedCondition.ts',
    text: '  if (home !== undefined) cookies.set(REGION_COOKIE, String(home), REGION_COOKIE_AGE);\n',
    mutant: '',
    test: {
      file: 'mf-search-form/src/fields/area-picker/AreaField.test.tsx',
      title:
        '[R2.19][R9.03] deciding remembers the region for three years, opens it first the next time, and tells the page',
    },
  },
  {
    id: 'R2.21 side-banner',
    without: 'a banner that was booked for the PC page stands nowhere',
    file: 'mf-content/src/blocks/blocksOfSlot.ts',
    text: "pc: ['rightBottomBanner'], sp: []",
    mutant: 'pc: [], sp: []',
    test: {
      file: 'mf-content/src/blocks/toContentBlocks.test.ts',
      title: '[R2.21] gives every block of %s exactly one place',
    },
  },
  {
    id: 'R2.22 footer-pages',
    without: 'nobody knows that a visitor came by the footer',
    file: 'shell/src/layout/out-link/outLink.ts',
    text: '?l-id=asashiba_footer_${name}',
    mutant: '',
    test: {
      file: 'shell/src/layout/layout.test.tsx',
      title: '[R2.22] link to the pages of this site, from the footer each with a tracking id too',
    },
  },
  {
    id: 'R2.22 login-links',
    without: 'the login does not know which link led to it',
    file: 'mf-member-panel/src/links/useLoginLink.ts',
    text: 'toHeaderLink(toLoginHref(sites[to], { serviceId, page }), to)',
    mutant: 'toLoginHref(sites[to], { serviceId, page })',
    test: {
      file: 'mf-member-panel/src/MemberPanel.test.tsx',
      title:
        '[R2.22][R2.23] links a guest to login and registration with the service id, the page to return to and the tracking id of the header',
    },
  },
  {
    id: 'R2.22 member-links',
    without: 'a visit to a member page does not say which link led there',
    file: 'mf-member-panel/src/links/toHeaderLink.ts',
    text: "  url.searchParams.set('l-id', `asashiba_header_${name}`);\n",
    mutant: '',
    test: {
      file: 'mf-member-panel/src/MemberPanel.test.tsx',
      title:
        '[R1.06][R2.22] shows a member the name, points, coupons and links to the own pages, each with its tracking id',
    },
  },
  {
    id: 'R2.22 out-links',
    without: 'a link of header or footer does not say where it stands',
    file: 'shell/src/layout/out-link/outLink.ts',
    text: "  url.searchParams.set('l-id', `asashiba_${place}_${name}`);\n",
    mutant: '',
    test: {
      file: 'shell/src/layout/layout.test.tsx',
      title: '[R2.22] link to every neighbour, each with the tracking id of its place',
    },
  },
  {
    id: 'R2.22 search-site',
    without: 'no link leads to the search site',
    file: 'shell/src/layout/footer/footerLists.ts',
    text: "['booking', 'search']",
    mutant: "['booking']",
    test: {
      file: 'shell/src/layout/layout.test.tsx',
      title: '[R2.22] link to every neighbour, each with the tracking id of its place',
    },
  },
  {
    id: 'R2.22 tracking',
    without: 'no neighbour can tell where its visitors came from',
    file: 'shell/src/layout/out-link/OutLink.tsx',
    text: 'href={toOutLink(address, place, to)}',
    mutant: 'href={address}',
    test: {
      file: 'shell/src/layout/layout.test.tsx',
      title: '[R2.22] link to every neighbour, each with the tracking id of its place',
    },
  },
  {
    id: 'R2.23 way-back',
    without: 'a guest does not come back from the login',
    file: 'mf-member-panel/src/links/toLoginHref.ts',
    text: "  if (page !== '') url.searchParams.set('return', page);\n",
    mutant: '',
    test: {
      file: 'mf-member-panel/src/MemberPanel.test.tsx',
      title:
        '[R2.22][R2.23] links a guest to login and registration with the service id, the page to return to and the tracking id of the header',
    },
  },
];
