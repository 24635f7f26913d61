import type { Mutant } from '../mutant.ts';

/** R3.01 to R3.21: parameters, state and payloads of the search. */
export const SEARCH_STATE: readonly Mutant[] = [
  {
    id: 'R3.01 prices-by-day',
    without: 'a day of the calendar leads to another day',
    file: 'mf-results/src/calendar/calendarDays.ts',
    text: '    playDate: toPlayDate(day),\n    widthday: 1,',
    mutant: '    widthday: 1,',
    test: {
      file: 'mf-results/src/calendar/PriceCalendar.test.tsx',
      title:
        '[R3.01] loads the month of the play date and the courses of the page with one call, and links each day to its search',
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
    text: "type: page === 'result' ? 'search-result' : 'top'",
    mutant: "type: 'top'",
    test: {
      file: 'mf-ads/src/Ads.test.tsx',
      title:
        '[R3.11][R9.08] are loaded again for another page type, another play day and other areas, but not for any other change of the query',
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
    id: 'R5.14 months',
    without: 'another month of the calendar is another search',
    file: 'mf-results/src/calendar/calendarAddress.ts',
    text: '`${resultHref(condition, page)}&${toPageQuery({ calendarMonth })}`',
    mutant: 'resultHref({ ...condition, playDate: { year: 2026, month: 12, day: 1 } }, page)',
    test: {
      file: 'mf-results/src/calendar/PriceCalendar.test.tsx',
      title:
        '[R5.14] stand the months in which tee times are sold, as links that leave the search as it is',
    },
  },
  {
    id: 'R3.19 areas',
    without: 'a name suggests no areas',
    file: 'gateway/src/routes/course/suggestion.ts',
    text: 'const areas = toPrefectures(text);',
    mutant: 'const areas = toPrefectures("");',
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
];
