import type { Mutant } from '../mutant.ts';

/** R4: what happens after what. */
export const FLOWS: readonly Mutant[] = [
  {
    id: 'R4.01 back',
    without: 'Back leads to a page that has been closed',
    file: 'shell/src/navigation/siteHistory.ts',
    text: '    if (!accept(asked)) return;\n',
    mutant: '',
    test: {
      file: 'shell/src/navigation/siteHistory.test.ts',
      title: '[R4.01] sends Back through the chain too',
    },
  },
  {
    id: 'R4.01 order',
    without: 'a rule sends visitors to a page that is closed',
    file: 'shell/src/navigation/navigationChain.ts',
    text: '[queryValidation, maintenanceCheck, routeRules]',
    mutant: '[queryValidation, routeRules, maintenanceCheck]',
    test: {
      file: 'shell/src/navigation/navigationChain.test.ts',
      title: '[R4.01] decides an address if the query %s, %s, and there is %s',
    },
  },
  {
    id: 'R4.04 tracked-address',
    without: 'a link of the footer takes the remembered search away',
    file: 'mf-search-form/src/condition/initialCondition.ts',
    text: "  wireName('lid'),\n",
    mutant: '',
    test: {
      file: 'mf-search-form/src/forms/search-panel/SearchPanel.test.tsx',
      title:
        '[R4.04][R2.22] an address that says only where the visitor comes from, and in which language, leaves it alone',
    },
  },
  {
    id: 'R4.05 next-year',
    without: 'a month that has passed is searched in the past',
    file: 'shared-contracts/src/golf/search/calendar.ts',
    text: 'return month < now.month ? now.year + 1 : now.year;',
    mutant: 'return now.year;',
    test: {
      file: 'shared-contracts/src/golf/search/checks/playDate.test.ts',
      title: '[R4.05] without a year is the next such month',
    },
  },
  {
    id: 'R4.06 clear-all',
    without: 'the button that clears the condition leaves it as it is',
    file: 'mf-search-form/src/condition/conditionSlice.ts',
    text: 'toConditionState(resetToDefaults(state.condition, momentOf(today)))',
    mutant: '(today && resetToDefaults && state)',
    test: {
      file: 'mf-search-form/src/forms/detail-search/DetailSearch.test.tsx',
      title: '[R4.06] 条件をクリア brings the defaults back and keeps the mode',
    },
  },
  {
    id: 'R4.06 clear-area',
    without: 'clearing the areas leaves them chosen',
    file: 'mf-search-form/src/fields/area-picker/AreaDialog.tsx',
    text: 'onChange({ area: [], refused: false })',
    mutant: 'onChange(draft)',
    test: {
      file: 'mf-search-form/src/forms/detail-search/DetailSearch.test.tsx',
      title: '[R4.06] クリア among the areas removes areas and road, and nothing else',
    },
  },
  {
    id: 'R4.06 clear-date',
    without: 'the play date cannot be put back alone',
    file: 'mf-search-form/src/fields/play-date/PlayDateDialog.tsx',
    text: '    clear();\n',
    mutant: '',
    test: {
      file: 'mf-search-form/src/forms/detail-search/DetailSearch.test.tsx',
      title:
        '[R4.06] 日付をリセット brings tomorrow and one day back, any weekday, and nothing else',
    },
  },
  {
    id: 'R4.06 clear-keeps-mode',
    without: 'clearing the form leaves the competition',
    file: 'shared-contracts/src/golf/search/changes/resets.ts',
    text: 'return defaultCondition(searchMode, now);',
    mutant: "return defaultCondition(searchMode && 'normal', now);",
    test: {
      file: 'mf-search-form/src/forms/detail-search/DetailSearch.test.tsx',
      title: '[R4.06] 条件をクリア brings the defaults back and keeps the mode',
    },
  },
  {
    id: 'R4.06 clear-options',
    without: 'the options cannot be cleared alone',
    file: 'mf-search-form/src/fields/detail-options/ClearPart.tsx',
    text: 'options: resetOptions,',
    mutant: 'options: (condition: never) => condition,',
    test: {
      file: 'mf-search-form/src/forms/detail-search/DetailSearch.test.tsx',
      title: '[R4.06] オプションだけクリア keeps place, date, start times and fee',
    },
  },
  {
    id: 'R4.06 clear-times',
    without: 'the start times cannot be cleared alone',
    file: 'mf-search-form/src/fields/detail-options/ClearPart.tsx',
    text: 'times: resetTimeSelection }',
    mutant: 'times: (condition: never) => condition }',
    test: {
      file: 'mf-search-form/src/forms/detail-search/DetailSearch.test.tsx',
      title:
        '[R4.06] スタート時間をクリア removes start times and consecutive slots, and nothing else',
    },
  },
  {
    id: 'R4.06 options-only',
    without: 'clearing the options loses the fee',
    file: 'shared-contracts/src/golf/search/changes/resetOptions.ts',
    text: "  'ratesMin',\n  'ratesMax',\n",
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/changes/changes.test.ts',
      title: '[R4.06] of the options keeps place, date, times and fee',
    },
  },
  {
    id: 'R4.08 left-perks',
    without: 'a normal search keeps the perks of a competition, which its form does not show',
    file: 'shared-contracts/src/golf/search/changes/mode.ts',
    text: "...(searchMode === 'competition' ? enterCompetition : leaveCompetition),",
    mutant: "...(searchMode === 'competition' ? enterCompetition : {}),",
    test: {
      file: 'shared-contracts/src/golf/search/changes/changes.test.ts',
      title: '[R4.08] from a competition removes its perks',
    },
  },
  {
    id: 'R4.08 lessons',
    without: 'a search for a competition finds lessons',
    file: 'shared-contracts/src/golf/search/changes/mode.ts',
    text: '    except: exceptOf(searchMode),\n',
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/changes/changes.test.ts',
      title: '[R4.08] to a competition leaves out lessons and half rounds',
    },
  },
  {
    id: 'R4.09 both-lessons',
    without: 'a search asks for lessons and leaves them out at once',
    file: 'shared-contracts/src/golf/search/changes/options.ts',
    text: "except: withException(condition, 'lesson', choice === 'exclude'),",
    mutant: 'except: condition.except,',
    test: {
      file: 'shared-contracts/src/golf/search/changes/changes.test.ts',
      title: '[R4.09] asks for lessons or leaves them out, never both',
    },
  },
  {
    id: 'R4.09 either-or',
    without: 'a search asks for lessons and leaves them out',
    file: 'shared-contracts/src/golf/search/changes/options.ts',
    text: "    except: withException(condition, 'lesson', choice === 'exclude'),\n",
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/changes/changes.test.ts',
      title: '[R4.09] asks for lessons or leaves them out, never both',
    },
  },
  {
    id: 'R4.10 days-of-group',
    without: 'a search for weekends finds every day',
    file: 'shared-contracts/src/golf/search/changes/options.ts',
    text: 'planDayDetail: DAYS_OF_PLAN_DAY[planDay]',
    mutant: 'planDayDetail: []',
    test: {
      file: 'shared-contracts/src/golf/search/changes/changes.test.ts',
      title: '[R4.10] [R5.37] chooses the weekdays of a group, and the group of weekdays',
    },
  },
  {
    id: 'R4.11 leaves-overseas',
    without: 'a search in Japan keeps the code for overseas',
    file: 'shared-contracts/src/golf/search/changes/mode.ts',
    text: '    area: condition.area.filter((code) => code !== OVERSEAS),\n',
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/changes/changes.test.ts',
      title:
        '[R4.11] from overseas removes area 48 and the countries, and to overseas removes the prefectures',
    },
  },
  {
    id: 'R4.11 overseas-area',
    without: 'a search in Japan still asks for overseas',
    file: 'shared-contracts/src/golf/search/changes/mode.ts',
    text: 'area: condition.area.filter((code) => code !== OVERSEAS),',
    mutant: 'area: condition.area,',
    test: {
      file: 'shared-contracts/src/golf/search/changes/changes.test.ts',
      title:
        '[R4.11] from overseas removes area 48 and the countries, and to overseas removes the prefectures',
    },
  },
  {
    id: 'R4.12 whole-region',
    without: 'all prefectures of a region count as many areas',
    file: 'shared-contracts/src/golf/search/checks/area.ts',
    text: 'const area = collapseRegions(codes);',
    mutant: 'const area = [...codes];',
    test: {
      file: 'shared-contracts/src/golf/search/changes/changes.test.ts',
      title:
        '[R4.12] collapses whole regions and empties the course name, which would clear the area again',
    },
  },
  {
    id: 'R4.13 name-alone',
    without: 'a named course is looked for in the old area only',
    file: 'shared-contracts/src/golf/search/changes/place.ts',
    text: 'area: isOverseas(condition) ? [OVERSEAS] : [], country: [] };',
    mutant: '};',
    test: {
      file: 'shared-contracts/src/golf/search/changes/changes.test.ts',
      title: '[R4.13] by a course name clears area and country, except overseas',
    },
  },
  {
    id: 'R4.13 name-clears-area',
    without: 'a course is looked for in the wrong prefecture',
    file: 'shared-contracts/src/golf/search/changes/place.ts',
    text: 'return { ...condition, courseName, area: isOverseas(condition) ? [OVERSEAS] : [], country: [] };',
    mutant: 'return { ...condition, courseName };',
    test: {
      file: 'shared-contracts/src/golf/search/changes/changes.test.ts',
      title: '[R4.13] by a course name clears area and country, except overseas',
    },
  },
  {
    id: 'R4.14 old-road',
    without: 'a road of another area stays in the search, which then finds nothing',
    file: 'shared-contracts/src/golf/search/changes/place.ts',
    text: '...(keepHighway ? {} : NO_ROAD),',
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/changes/changes.test.ts',
      title: '[R4.14] resets the highway unless told otherwise',
    },
  },
  {
    id: 'R4.14 road-of-other-area',
    without: 'a search keeps a road that does not pass its area',
    file: 'shared-contracts/src/golf/search/changes/place.ts',
    text: '    ...(keepHighway ? {} : NO_ROAD),\n',
    mutant: '',
    test: {
      file: 'mf-search-form/src/fields/highway/Highway.test.tsx',
      title: '[R4.14] choosing an area removes the road and says so',
    },
  },
  {
    id: 'R4.15 back-restores',
    without: 'Back does not bring the comparison again',
    file: 'mf-results/src/compare/useCompare.ts',
    text: 'const ids = useSelector(selectCompare).chosen ?? condition.compareWith;',
    mutant: 'const ids = useSelector(selectCompare).chosen ?? [];',
    test: {
      file: 'mf-results/src/compare/Compare.test.tsx',
      title: '[R4.15] is again that of the address when the visitor goes back',
    },
  },
  {
    id: 'R4.15 choice-arrives',
    without: 'after a choice the comparison follows no address any more',
    file: 'mf-results/src/compare/compareSlice.ts',
    text: 'state.chosen?.join() === payload.join() ? { ...state, chosen: null } : state',
    mutant: 'payload.length < 0 ? { ...state, chosen: null } : state',
    test: {
      file: 'mf-results/src/compare/Compare.test.tsx',
      title: '[R4.15] is again that of the address when the visitor goes back',
    },
  },
  {
    id: 'R4.17 beyond-the-end',
    without: 'a page beyond the end shows courses that are not part of it',
    file: 'mf-results/src/results/hasCourses.ts',
    text: 'count > 0 && pageCount >= page && ',
    mutant: 'count > 0 && ',
    test: {
      file: 'mf-results/src/Results.test.tsx',
      title:
        '[R4.17] does not show courses that the gateway sends for a page beyond its own page count',
    },
  },
  {
    id: 'R4.17 ways-out',
    without: 'a search without hits is a dead end',
    file: 'mf-results/src/results/resultsSlice.ts',
    text: "{ ...state, ...nothing, waysOut, status: 'ready', news, searchCount: 0 }",
    mutant: "{ ...state, ...nothing, status: 'ready', news, searchCount: 0 }",
    test: {
      file: 'mf-results/src/Results.test.tsx',
      title:
        '[R4.17] [R3.10] says that nothing was found, and offers wider searches with the number of their courses',
    },
  },
  {
    id: 'R4.21 guest-status',
    without: 'a visitor who is not signed in is taken for a member',
    file: 'mf-member-panel/src/gateway/toMember.ts',
    text: ' || NOT_LOGGED_IN.includes(info.user_status)',
    mutant: '',
    test: {
      file: 'mf-member-panel/src/gateway/toMember.test.ts',
      title: '[R4.21] returns the guest when the result is not 200 or the user status is 0 or 1',
    },
  },
  {
    id: 'R4.22 by-telephone',
    without: 'a member who reserves by telephone is shown points that do not count',
    file: 'mf-member-panel/src/gateway/toMember.ts',
    text: '...(byPhone ? {} : benefits(info)),',
    mutant: '...benefits(info),',
    test: {
      file: 'mf-member-panel/src/gateway/toMember.test.ts',
      title:
        '[R4.22] sets no points, coupons and memberships for a member who reserves by telephone',
    },
  },
  {
    id: 'R4.22 phone-members',
    without: 'a member who reserves by telephone sees points and no number',
    file: 'mf-member-panel/src/MemberPanel.tsx',
    text: '(telReservactionUserFlag ? <PhoneReservation /> : <Member />)',
    mutant: '(telReservactionUserFlag ? <Member /> : <Member />)',
    test: {
      file: 'mf-member-panel/src/MemberPanel.test.tsx',
      title:
        '[R4.22] shows the number to call instead of points and coupons to a member who reserves by telephone',
    },
  },
  {
    id: 'R4.24 after-an-error',
    without: 'content that could not be loaded stays away in the whole document',
    file: 'mf-content/src/loadedBlocks.ts',
    text: ' || content.isError',
    mutant: '',
    test: {
      file: 'mf-content/src/Content.test.tsx',
      title:
        '[R4.24] is not loaded again after a navigation within the document, unless it failed or was long ago',
    },
  },
  {
    id: 'R4.24 bounded-memory',
    without: 'a document that lives for days keeps every content that it has shown',
    file: 'mf-content/src/loadedBlocks.ts',
    text: 'if (kept.size > MOST && oldest !== undefined)',
    mutant: 'if (kept.size < -MOST && oldest !== undefined)',
    test: {
      file: 'mf-content/src/Content.test.tsx',
      title:
        '[R4.24] is not loaded again after a navigation within the document, unless it failed or was long ago',
    },
  },
  {
    id: 'R4.24 loaded-blocks',
    without: 'the way back to the top page loads its content again',
    file: 'mf-content/src/useContent.ts',
    text: '    if (known) {',
    mutant: '    if (known && device !== known.device) {',
    test: {
      file: 'mf-content/src/Content.test.tsx',
      title:
        '[R4.24] is not loaded again after a navigation within the document, unless it failed or was long ago',
    },
  },
  {
    id: 'R4.24 picked-region',
    without: 'the banners stay those of another region',
    file: 'mf-content/src/useContent.ts',
    text: "return device === 'pc' ? picked : undefined;",
    mutant: "return device === 'pc' ? undefined : undefined;",
    test: {
      file: 'mf-content/src/Content.test.tsx',
      title: '[R4.24] follows the picked region on the desktop, with one call for each region',
    },
  },
  {
    id: 'R4.25 other-dates',
    without: 'a form that opens after midnight has no holidays of its last day',
    file: 'mf-search-form/src/fields/play-date/useHolidays.ts',
    text: 'known?.searched?.start === today',
    mutant: 'known && today > 0',
    test: {
      file: 'mf-search-form/src/fields/play-date/PlayDateField.test.tsx',
      title:
        '[R3.20][R4.25] the holidays are fetched once for the same dates, in every form of a document, and again after midnight',
    },
  },
  {
    id: 'R4.25 same-dates',
    without: 'every form of a document fetches the same holidays again',
    file: 'mf-search-form/src/fields/play-date/useHolidays.ts',
    text: 'lastSearches.get(host.storage)',
    mutant: 'lastSearches.get({ ...host.storage })',
    test: {
      file: 'mf-search-form/src/fields/play-date/PlayDateField.test.tsx',
      title:
        '[R3.20][R4.25] the holidays are fetched once for the same dates, in every form of a document, and again after midnight',
    },
  },
  {
    id: 'R4.31 cancelled',
    without: 'an earlier call of a form goes on, and its answer comes after the later one',
    file: 'host-kit/src/request/singularGate.ts',
    text: '      earlier?.abort(new SingularRequestError(path, id));\n',
    mutant: '',
    test: {
      file: 'host-kit/src/request/axiosClient.test.ts',
      title: '[R4.31] with cancel-active the later call of an id wins',
    },
  },
  {
    id: 'R4.32 alert-cleared',
    without: 'an alert still shows the title and the link of the alert before it',
    file: 'shell/src/page-state/alertSlice.ts',
    text: '(_state, { payload }: PayloadAction<AlertContent>) => toAlert(payload),',
    mutant:
      "(state, { payload }: PayloadAction<AlertContent>) => ({ ...state, ...Object.fromEntries(Object.entries(toAlert(payload)).filter(([, part]) => part !== '')) }),",
    test: {
      file: 'shell/src/page-state/pageState.test.ts',
      title: '[R4.32] keeps nothing of the alert before',
    },
  },
  {
    id: 'R4.32 alert-status',
    without: 'the alert of a failed search has no status that a visitor could report',
    file: 'mf-results/src/results/useSearchAlert.ts',
    text: '{ status: failedWith, title',
    mutant: '{ title',
    test: {
      file: 'mf-results/src/Results.failures.test.tsx',
      title:
        '[R3.27][R4.32] a search that fails is told by the alert of the frame, with status and message, until the next search',
    },
  },
  {
    id: 'R4.33 forgotten-clicks',
    without: 'a click on the page calls back what was closed long ago',
    file: 'shell/src/page-state/overlay.ts',
    text: '      shown.clear();\n',
    mutant: '',
    test: {
      file: 'shell/src/page-state/pageState.test.ts',
      title:
        '[R4.33][R3.27] hides veil and body and forgets the callbacks when the overlay is reset',
    },
  },
  {
    id: 'R4.33 next-page',
    without: 'the veil of one page lies over the next one, which cannot be used',
    file: 'shell/src/layout/PageEffects.tsx',
    text: '() => services?.overlay.reset()',
    mutant: '() => undefined',
    test: {
      file: 'shell/src/app/layouts.test.tsx',
      title:
        '[R4.33] another page has no veil of the page before, and a click tells nobody any more',
    },
  },
];
