import type { Mutant } from '../mutant.ts';

/** R3: parameters, state and payloads. */
export const STATE: readonly Mutant[] = [
  {
    id: 'R3.01 prices-by-day',
    without: 'a day of the calendar leads to another day',
    file: 'mf-results/src/calendar/calendarDays.ts',
    text: '    playDate: toPlayDate(day),\n    widthday: 1,',
    mutant: '    widthday: 1,',
    test: {
      file: 'mf-results/src/calendar/PriceCalendar.test.tsx',
      title:
        '[R3.01] loads 31 days and the courses of the page with one call, and links each day to its search',
    },
  },
  {
    id: 'R3.02 carried-parameters',
    without: 'a search loses the course, the kind, the menu and the advertised courses it came by',
    file: 'mf-search-form/src/forms/search-panel/useSearchSubmit.ts',
    text: '[toSearchQuery(condition), carriedQuery(address)]',
    mutant: '[toSearchQuery(condition)]',
    test: {
      file: 'mf-search-form/src/forms/search-panel/SearchPanel.test.tsx',
      title:
        '[R3.02] takes along the course, the kind, the menu and the advertised courses of its address, and the flag of the area',
    },
  },
  {
    id: 'R3.02 carried-without-scripts',
    without: 'a search without scripts loses what its address holds beside the condition',
    file: 'mf-search-form/src/forms/search-panel/HiddenRest.tsx',
    text: '        ...new URLSearchParams(carriedQuery(query)),\n',
    mutant: '',
    test: {
      file: 'mf-search-form/src/SearchForm.server.test.tsx',
      title: '[R3.02] without scripts takes along what its address holds beside the condition',
    },
  },
  {
    id: 'R3.03 gateway-reads-it',
    without: 'the gateway does not read the payload of a map',
    file: 'gateway/src/routes/course/map.ts',
    text: '{ ...condition, ...asked }',
    mutant: '{ ...asked, ...condition }',
    test: {
      file: 'gateway/src/routes/course/priceCalendar.test.ts',
      title: '[R3.03] keeps to the prefectures, the days and the courses of its payload',
    },
  },
  {
    id: 'R3.03 named-courses',
    without: 'a map of some courses shows every course',
    file: 'gateway/src/routes/course/map.ts',
    text: 'markers.filter(({ id }) => courseIds.includes(id))',
    mutant: 'markers',
    test: {
      file: 'gateway/src/routes/course/priceCalendar.test.ts',
      title: '[R3.03] keeps to the prefectures, the days and the courses of its payload',
    },
  },
  {
    id: 'R3.03 map-of-results',
    without: 'the map of the results does not send the payload of a map search',
    file: 'mf-results/src/gateway/fetchCourseMap.ts',
    text: ', ...toMapPayload(condition)',
    mutant: '',
    test: {
      file: 'mf-results/src/map/HitsMap.test.tsx',
      title:
        '[R3.03] is asked for with the prefectures and the days under the names of its payload',
    },
  },
  {
    id: 'R3.03 map-search',
    without: 'the map search does not send its payload',
    file: 'mf-search-form/src/gateway/fetchCourseMap.ts',
    text: '    ...toMapPayload(condition),\n',
    mutant: '',
    test: {
      file: 'mf-search-form/src/forms/map-search/MapSearch.test.tsx',
      title:
        '[R3.03] follows the address to another area without a document load, with the names of the map’s payload',
    },
  },
  {
    id: 'R3.07 competition-perks',
    without: 'a plan does not say that it has prizes, a perk for the organiser or early booking',
    file: 'mf-results/src/plan-row/planTags.ts',
    text: 'return plan.compe.flatMap((type) => COMPE[type] ?? []);',
    mutant: 'return plan.compe.flatMap(() => []);',
    test: {
      file: 'mf-results/src/plan-row/planTags.test.ts',
      title: '[R3.07] name the perks of a competition and leave out unknown ones',
    },
  },
  {
    id: 'R3.07 short-courses',
    without: 'short courses are found although they were excluded',
    file: 'gateway/src/inventory/search/fieldWishes.ts',
    text: "  [0, { withoutCourseFlags: courseBits(['shortCourse']) }],\n",
    mutant: '',
    test: {
      file: 'gateway/src/inventory/search/fieldWishes.test.ts',
      title:
        '[R3.07] is no short course when those are excluded (0), a short course when they are included (1), and any course when they are of no matter (2)',
    },
  },
  {
    id: 'R3.07 short-courses-alone',
    without: 'who asks for short courses gets every course',
    file: 'gateway/src/inventory/search/fieldWishes.ts',
    text: "  [1, { courseFlags: courseBits(['shortCourse']) }],\n",
    mutant: '',
    test: {
      file: 'gateway/src/inventory/search/fieldWishes.test.ts',
      title:
        '[R3.07] is no short course when those are excluded (0), a short course when they are included (1), and any course when they are of no matter (2)',
    },
  },
  {
    id: 'R3.10 followed-course',
    without: 'nobody sees after the return which course of the list was looked at',
    file: 'mf-results/src/result-list/ResultList.tsx',
    text: 'isTarget={course.id === targetId}',
    mutant: 'isTarget={false}',
    test: {
      file: 'mf-results/src/scroll-place/ScrollPlace.test.tsx',
      title:
        '[R3.10][R9.04] marks the course that was followed last after the return, unless an advertisement was',
    },
  },
  {
    id: 'R3.11 ad-slot',
    without: 'both slots of a page ask for the same advertisements',
    file: 'mf-ads/src/ad-platform/adParameters.ts',
    text: "${slot === LEFT ? 'left' : 'right'}",
    mutant: "${slot && LEFT && 'right'}",
    test: {
      file: 'mf-ads/src/Ads.test.tsx',
      title:
        '[R3.11] have a title of their own in left_ad, which tells the two slots of a page apart',
    },
  },
  {
    id: 'R3.11 page-type',
    without: 'the results ask for the advertisements of the top page',
    file: 'mf-ads/src/ad-platform/adParameters.ts',
    text: "type: 'search-result'",
    mutant: "type: 'top'",
    test: {
      file: 'mf-ads/src/Ads.test.tsx',
      title:
        '[R3.11][R9.08] are loaded again for another page type and another play day, but not for any other change of the query',
    },
  },
  {
    id: 'R3.11 page-types',
    without: 'the ad platform answers a page that does not exist',
    file: 'shared-contracts/src/golf/gateway/neighbours.ts',
    text: 'type: z.enum(PAGE_TYPES)',
    mutant: 'type: z.string()',
    test: {
      file: 'gateway/src/routes/neighbours.test.ts',
      title: '[R7.02] [R3.11] refuses a page type that there is not',
    },
  },
  {
    id: 'R3.11 solo-source',
    without: 'a search does not say that the solo form made it',
    file: 'mf-search-form/src/forms/solo-search/SoloForm.tsx',
    text: '${toSoloQuery(condition)}&${source}',
    mutant: '${source && toSoloQuery(condition)}',
    test: {
      file: 'mf-search-form/src/forms/solo-search/SoloSearch.test.tsx',
      title:
        '[R3.02][R3.11][R5.05][R5.09][R5.11] sends every option under its own name, and that the solo form searched',
    },
  },
  {
    id: 'R3.14 empty-key',
    without: 'a chosen road cannot be taken back',
    file: 'shared-contracts/src/golf/roads/roads.ts',
    text: "    { value: '', label: '道路名' },\n",
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/roads/roads.test.ts',
      title: '[R3.14] come after an empty key with the label of the road name',
    },
  },
  {
    id: 'R3.14 listed',
    without: 'a long road is offered where it begins alone',
    file: 'shared-contracts/src/golf/roads/roads.ts',
    text: 'road.prefectures.includes(code)',
    mutant: 'road.prefectures[0] === code',
    test: {
      file: 'shared-contracts/src/golf/roads/roads.test.ts',
      title: '[R3.14] are listed for every prefecture that they run through',
    },
  },
  {
    id: 'R3.14 roads-of-prefectures',
    without: 'the list of roads offers those of the whole country',
    file: 'shared-contracts/src/golf/roads/roads.ts',
    text: 'road.prefectures.some((code) => prefectures.includes(code))',
    mutant: 'road.prefectures.some((code) => code > 0 || prefectures.includes(code))',
    test: {
      file: 'shared-contracts/src/golf/roads/roads.test.ts',
      title: '[R3.14] %s is offered in the prefectures of its whole way alone',
    },
  },
  {
    id: 'R3.16 carried',
    without: 'what the user API says of the target site is lost',
    file: 'mf-member-panel/src/gateway/toMember.ts',
    text: 'info.tgt_web_info ?? null',
    mutant: 'null',
    test: {
      file: 'mf-member-panel/src/gateway/toMember.test.ts',
      title: '[R3.16] reads points, coupons, memberships and the banner',
    },
  },
  {
    id: 'R3.16 empty-frame',
    without: 'a member is offered the login until the user API has answered',
    file: 'mf-member-panel/src/MemberPanel.tsx',
    text: '{isDisplay && !isLogin && <Guest isError={isError} />}',
    mutant: '{!isLogin && <Guest isError={isError} />}',
    test: {
      file: 'mf-member-panel/src/MemberPanel.test.tsx',
      title: '[R3.16][R4.20] shows the empty frame until the user API has answered',
    },
  },
  {
    id: 'R3.16 unknown-points',
    without: 'a member whose points could not be read sees a wrong number',
    file: 'mf-member-panel/src/gateway/toMember.ts',
    text: 'info.point_get_success_flg !== 0 && point !== undefined',
    mutant: 'point !== undefined',
    test: {
      file: 'mf-member-panel/src/MemberPanel.test.tsx',
      title: '[R3.16] says that the points are unknown when the user API could not read them',
    },
  },
  {
    id: 'R3.17 followed-advertisement',
    without: 'the advertisement that was followed looks like the others',
    file: 'mf-ads/src/course-ad/selectCourseAds.ts',
    text: 'state.isClickPrGolfCourse && state.targetId === adCId',
    mutant: 'false',
    test: {
      file: 'mf-ads/src/Ads.test.tsx',
      title: '[R3.17][R9.04] mark the one that was followed, and stand at it after the return',
    },
  },
  {
    id: 'R3.19 areas',
    without: 'a name suggests no areas',
    file: 'gateway/src/routes/course/suggestion.ts',
    text: 'areas: toPrefectures(text)',
    mutant: 'areas: []',
    test: {
      file: 'gateway/src/routes/course/courses.test.ts',
      title: '[R7.05] [R3.19] contain courses and areas whose name has the text',
    },
  },
  {
    id: 'R3.19 countries',
    without: 'the form above the results suggests no countries',
    file: 'shared-contracts/src/golf/gateway/resultSuggestion.ts',
    text: '...country_data.map(',
    mutant: '...country_data.slice(country_data.length).map(',
    test: {
      file: 'mf-search-form/src/fields/course-name/CourseNameDialog.test.tsx',
      title:
        '[R3.19][R7.05][R3.13] the form above results also suggests countries; choosing one changes to overseas',
    },
  },
  {
    id: 'R3.19 overseas',
    without: 'a search overseas suggests prefectures',
    file: 'mf-search-form/src/fields/course-name/useCourseName.ts',
    text: "kind !== 'area'",
    mutant: 'kind !== undefined',
    test: {
      file: 'mf-search-form/src/fields/course-name/CourseNameField.test.tsx',
      title: '[R3.19] overseas suggests no prefectures',
    },
  },
  {
    id: 'R3.20 searched-dates',
    without: 'nobody knows which dates the holidays hold for',
    file: 'mf-search-form/src/gateway/fetchHolidays.ts',
    text: '{ searched, holidays: ',
    mutant: '{ holidays: ',
    test: {
      file: 'mf-search-form/src/SearchForm.server.test.tsx',
      title:
        '[R3.20][R7.06] loads today in Japan, and the holidays with the dates that they hold for, with the page',
    },
  },
  {
    id: 'R3.21 active-zones',
    without: 'every hour of a course looks free',
    file: 'gateway/src/routes/course/toTimeZones.ts',
    text: '(hours & (1 << place)) !== 0',
    mutant: '(hours & (1 << place)) >= 0',
    test: {
      file: 'gateway/src/routes/course/courses.test.ts',
      title: '[R3.21] has no active hour of today that has begun',
    },
  },
  {
    id: 'R3.21 answer-to-another-condition',
    without: 'the start times of another condition are shown as those of the course',
    file: 'mf-results/src/free-slots/stockSlice.ts',
    text: ' && reply.condition.courseIds.includes(courseId)',
    mutant: '',
    test: {
      file: 'mf-results/src/free-slots/FreeSlots.test.tsx',
      title: '[R3.21] are unknown when the answer is to another condition',
    },
  },
  {
    id: 'R3.25 identity',
    without: 'two contracts of one reservation account are one person',
    file: 'shell/server/auth/adapters.ts',
    text: "joined('rfb', service, user_type, contract_id, requested_contract_id)",
    mutant: "joined('rfb', service, user_type)",
    test: {
      file: 'shell/server/auth/adapters.test.ts',
      title: '[R3.23][R3.25] %s with %j has the identity %s',
    },
  },
  {
    id: 'R3.25 own-parameters',
    without: 'an account system is sent the fields of another one, secrets among them',
    file: 'shell/server/auth/adapters.ts',
    text: 'toLogin: ({ phoenix, garuda }) => ({ phoenix, garuda })',
    mutant: 'toLogin: (given) => given',
    test: {
      file: 'shell/server/auth/adapters.test.ts',
      title: '[R3.25][R7.10] %s receives exactly %j at a login',
    },
  },
  {
    id: 'R3.25 requested-contract',
    without: 'whoever books for another contract is signed in without it',
    file: 'shell/server/auth/adapters.ts',
    text: '      ...(requested_contract_id !== undefined && { requested_contract_id }),\n',
    mutant: '',
    test: {
      file: 'shell/server/auth/adapters.test.ts',
      title: '[R3.25] rfb receives the requested contract if there is one',
    },
  },
  {
    id: 'R3.25 code-once',
    without: 'the code in the history of a browser signs the next person in',
    file: 'gateway/src/auth/codes/authorizationCodes.ts',
    text: ".deleteFrom('auth_code')\n    .where('hash', '=', hashOf(code))",
    mutant:
      ".updateTable('auth_code')\n    .set({ service })\n    .where('hash', '=', hashOf(code))",
    test: {
      file: 'gateway/src/routes/auth/authorize.test.ts',
      title: '[R3.25] gives a code that counts once, for its service, within a minute',
    },
  },
  {
    id: 'R3.25 received-code',
    without: 'who comes back from the reservation site is not signed in',
    file: 'shell/server/routes/account/accountPages.ts',
    text: '        authorization_code,\n',
    mutant: '',
    test: {
      file: 'shell/server/routes/account/accountPages.test.ts',
      title:
        '[R3.25][R6.03] send the visitor to the reservation site, and exchange the authorization_code with which they come back',
    },
  },
  {
    id: 'R3.25 contract-asked',
    without: 'the reservation site does not hear for which contract the visitor comes',
    file: 'shell/server/routes/account/reservationSite.ts',
    text: '    ...(contract !== undefined && { requested_contract_id: contract }),\n',
    mutant: '',
    test: {
      file: 'shell/server/routes/account/accountPages.test.ts',
      title:
        '[R3.25][R6.03] send the visitor to the reservation site, and exchange the authorization_code with which they come back',
    },
  },
  {
    id: 'R3.26 framed',
    without: 'the page shows an empty frame of a site that may not be framed',
    file: 'shell/server/routes/external-frame/mayBeFramed.ts',
    text: "status !== 200 || headers['x-frame-options'] !== undefined",
    mutant: 'status !== 200',
    test: {
      file: 'shell/server/routes/external-frame/externalFrame.test.ts',
      title: '[R3.26] is only linked to where it %s',
    },
  },
  {
    id: 'R3.26 proxy',
    without: 'a site behind a proxy reaches none of its neighbours',
    file: 'shell/server/endpoints/endpoints.ts',
    text: '  if (proxy === undefined) return',
    mutant: '  if (proxy !== "") return',
    test: {
      file: 'shell/server/endpoints/endpoints.test.ts',
      title:
        '[R3.26] exist for gateway, weather, user API and external frame, with address and proxy',
    },
  },
  {
    id: 'R3.27 bars',
    without: 'the app shows the header of the site under its own',
    file: 'shell/src/page-state/bars.ts',
    text: "header: design !== 'app'",
    mutant: 'header: true',
    test: {
      file: 'shell/src/page-state/pageState.test.ts',
      title:
        '[R3.27][R3.30] shows header and footer, but not in our app, which has bars of its own',
    },
  },
  {
    id: 'R3.27 dialog-end',
    without: 'the page stays veiled and locked after a dialog has closed',
    file: 'shared-ui/src/dialog/Dialog.tsx',
    text: '      for (const end of ends) end();\n',
    mutant: '',
    test: {
      file: 'shared-ui/src/dialog/Dialog.test.tsx',
      title: '[R3.27] while a dialog is open, the frame veils the page and keeps it from scrolling',
    },
  },
  {
    id: 'R3.27 dialog-lock',
    without: 'the page behind a dialog scrolls away under the finger',
    file: 'shared-ui/src/dialog/Dialog.tsx',
    text: '[frame.lockScroll(), frame.showOverlay()]',
    mutant: '[frame.showOverlay()]',
    test: {
      file: 'shared-ui/src/dialog/Dialog.test.tsx',
      title: '[R3.27] while a dialog is open, the frame veils the page and keeps it from scrolling',
    },
  },
  {
    id: 'R3.27 failed-call',
    without: 'a search that fails while the visitor is elsewhere on the page is not told',
    file: 'mf-results/src/results/useSearchAlert.ts',
    text: '    else if (hasSearched.current) show(lastWord());\n',
    mutant: '',
    test: {
      file: 'mf-results/src/Results.failures.test.tsx',
      title:
        '[R3.27][R4.32] a search that fails is told by the alert of the frame, with status and message, until the next search',
    },
  },
  {
    id: 'R3.28 alert-leaves',
    without: 'the next page begins with the failure of the page before',
    file: 'mf-results/src/results/useSearchAlert.ts',
    text: "    window.addEventListener('pagehide', hide);\n",
    mutant: '',
    test: {
      file: 'mf-results/src/Results.failures.test.tsx',
      title: '[R3.28] an alert about a search does not follow the visitor into the next document',
    },
  },
  {
    id: 'R3.28 chosen-here',
    without: 'whoever follows a link from elsewhere is told of a choice',
    file: 'shell/server/routes/pages/pageRoutes.ts',
    text: "setsCookie && headers['sec-fetch-site'] === 'same-origin'",
    mutant: 'setsCookie',
    test: {
      file: 'shell/server/routes/pages/pageRoutes.test.ts',
      title:
        '[R3.28][R9.06] say that a language is remembered to the visitor who has just chosen it here, and to nobody else',
    },
  },
  {
    id: 'R3.28 politeness',
    without: 'a screen reader interrupts for every piece of news',
    file: 'shell/src/layout/alert/Alert.tsx',
    text: "role={severity === 'error' ? 'alert' : 'status'}",
    mutant: 'role="alert"',
    test: {
      file: 'shell/src/app/layouts.test.tsx',
      title:
        '[R3.28] that is not an error is announced politely, and says that work is in progress',
    },
  },
  {
    id: 'R3.28 severities',
    without: 'a lost network and its return are told like errors of the site',
    file: 'mf-results/src/results/useSearchAlert.ts',
    text: '      wasOffline.current = !navigator.onLine;\n',
    mutant: '',
    test: {
      file: 'mf-results/src/Results.failures.test.tsx',
      title:
        '[R3.28] the frame warns that there is no network, and says when the search has run after all',
    },
  },
  {
    id: 'R3.28 remembered-language',
    without: 'nobody says that a chosen language stays',
    file: 'shell/src/page-state/store.ts',
    text: 'firstAlert(alert)',
    mutant: 'firstAlert(undefined)',
    test: {
      file: 'shell/src/app/layouts.test.tsx',
      title:
        '[R3.28][R9.06] says that a newly chosen language is remembered, until the next address',
    },
  },
  {
    id: 'R3.28 said-once',
    without: 'a choice of language is news on every later page',
    file: 'shell/src/layout/PageEffects.tsx',
    text: '    if (isSuccess) dispatch(alertInitialized());\n',
    mutant: '',
    test: {
      file: 'shell/src/app/layouts.test.tsx',
      title:
        '[R3.28][R9.06] says that a newly chosen language is remembered, until the next address',
    },
  },
  {
    id: 'R3.28 slow-search',
    without: 'nobody says that a slow search is still under way',
    file: 'mf-results/src/results/useSearchAlert.ts',
    text: "status === 'loading' ? setTimeout(slow, SLOW) : undefined",
    mutant: "status === 'idle' ? setTimeout(slow, SLOW) : undefined",
    test: {
      file: 'mf-results/src/Results.failures.test.tsx',
      title: '[R3.28] the frame says that a search is slow, and then no more',
    },
  },
  {
    id: 'R3.28 told-once',
    without: 'a search without a network is told twice in the same words',
    file: 'mf-results/src/results/useSearchAlert.ts',
    text: "title: t('offline'), messages: [t('kept')]",
    mutant: "messages: [t('offline')]",
    test: {
      file: 'mf-results/src/Results.failures.test.tsx',
      title:
        '[R3.28] the frame warns that there is no network, and says when the search has run after all',
    },
  },
  {
    id: 'R3.29 keyboard',
    without: 'the keyboard of a phone lies over the buttons of a dialog',
    file: 'shell/src/layout/PageEffects.tsx',
    text: 'if (height > 0) document',
    mutant: 'if (height < 0) document',
    test: {
      file: 'shell/src/app/layouts.test.tsx',
      title:
        '[R3.29] keeps dialogs above an on-screen keyboard: the styles know the height that it leaves',
    },
  },
  {
    id: 'R3.29 keyboard-height',
    without: 'the page believes that a keyboard takes no room',
    file: 'shell/src/layout/windowSize.ts',
    text: 'visualViewport ? visualViewport.height * visualViewport.scale : innerHeight',
    mutant: 'innerHeight',
    test: {
      file: 'shell/src/app/layouts.test.tsx',
      title:
        '[R3.29] keeps dialogs above an on-screen keyboard: the styles know the height that it leaves',
    },
  },
  {
    id: 'R3.29 resized',
    without: 'the frame believes in the size that the window had at first',
    file: 'shell/src/layout/windowSize.ts',
    text: "  source.addEventListener('resize', later);\n",
    mutant: '',
    test: {
      file: 'shell/src/app/layouts.test.tsx',
      title: '[R3.29] stores the size of the window, and each size after it',
    },
  },
  {
    id: 'R3.30 client-hints',
    without: 'a phone that asks for the desktop site still gets the page of a phone',
    file: 'shell/src/device/readDevice.ts',
    text: `  if (mobile === '?1') return 'MB';\n  if (mobile === '?0') return platform === '"Android"' ? 'TB' : 'PC';\n`,
    mutant: '',
    test: {
      file: 'shell/src/device/readDevice.test.ts',
      title: '[R3.30] follows client hints before the user agent string',
    },
  },
  {
    id: 'R3.30 in-app',
    without: 'the page of a messenger counts as one of a browser',
    file: 'shell/src/device/readDevice.ts',
    text: 'app !== undefined || FOREIGN_APP.test(agent)',
    mutant: 'app !== undefined',
    test: {
      file: 'shell/src/device/readDevice.test.ts',
      title: '[R3.30] is read for %s',
    },
  },
];
