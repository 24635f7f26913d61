import type { Mutant } from '../mutant.ts';

/** R5: what a search may hold. */
export const VALIDATION: readonly Mutant[] = [
  {
    id: 'R5.03 days-of-address',
    without: 'twelve days of a link become another number',
    file: 'mf-search-form/src/fields/play-date/DaysSelect.tsx',
    text: 'WIDTHDAYS.map((choice) => choice.value), value]',
    mutant: 'WIDTHDAYS.map((choice) => choice.value)]',
    test: {
      file: 'mf-search-form/src/fields/play-date/PlayDateField.test.tsx',
      title: '[R5.03] the numbers of days are 1 to 10, 15, 20, 31 and the one in the address',
    },
  },
  {
    id: 'R5.03 days-of-range',
    without: 'a range of any number of days is searched',
    file: 'shared-contracts/src/golf/search/checks/playDate.ts',
    text: 'const isValid = value >= 1 && value <= MAX_WIDTHDAY;',
    mutant: 'const isValid = value >= 1;',
    test: {
      file: 'shared-contracts/src/golf/search/checks/playDate.test.ts',
      title: '[R5.03] [R5.02] is 1 to 31; anything else means one day with an error',
    },
  },
  {
    id: 'R5.04 lowest-minimum',
    without: 'the lowest minimum is a search that is refused',
    file: 'shared-contracts/src/golf/search/choices/fees.ts',
    text: 'choice < 5000 ? 0 : choice',
    mutant: 'choice < 4000 ? 0 : choice',
    test: {
      file: 'mf-search-form/src/forms/search-panel/SearchPanel.test.tsx',
      title: '[R5.04] the lowest minimum stays chosen and is not sent',
    },
  },
  {
    id: 'R5.07 order',
    without: 'the list stays in the order that it had',
    file: 'mf-results/src/ordering/OrderChoice.tsx',
    text: '({ ...condition, order, page: 1 })',
    mutant: '({ ...condition, page: order ? 1 : 1 })',
    test: {
      file: 'mf-results/src/Results.order-and-pages.test.tsx',
      title:
        '[R5.07] [R2.15] has thirteen choices, and each leads to the first page of the same search in that order',
    },
  },
  {
    id: 'R5.13 far-date',
    without: 'a date is taken for which no course has plans',
    file: 'shared-contracts/src/golf/search/checks/playDate.ts',
    text: 'return day >= today && day <= lastDay ?',
    mutant: 'return day >= today ?',
    test: {
      file: 'shared-contracts/src/golf/search/checks/playDate.test.ts',
      title: '[R5.13] lies between today and the end of the seventh month ahead',
    },
  },
  {
    id: 'R5.13 past-day-of-a-link',
    without: 'a link with a day in the past is searched',
    file: 'shared-contracts/src/golf/search/checks/playDate.ts',
    text: 'day >= today && day <= lastDay',
    mutant: 'day <= lastDay',
    test: {
      file: 'shared-contracts/src/golf/search/checks/playDate.test.ts',
      title: '[R5.13] lies between today and the end of the seventh month ahead',
    },
  },
  {
    id: 'R5.13 past-days',
    without: 'a day in the past can be chosen',
    file: 'mf-search-form/src/fields/play-date/Calendar.tsx',
    text: '{ before: toCalendarDate(first) }, ',
    mutant: '',
    test: {
      file: 'mf-search-form/src/fields/play-date/PlayDateField.test.tsx',
      title: '[R5.13] a day before today stays in the grid and cannot be chosen',
    },
  },
  {
    id: 'R5.14 cap',
    without: 'a range goes on behind the days that are sold',
    file: 'shared-contracts/src/golf/search/calendar.ts',
    text: 'Math.max(1, Math.min(widthday, lastRangeDay(today) - start + 1))',
    mutant: 'Math.max(1, start > today ? widthday : widthday)',
    test: {
      file: 'mf-search-form/src/fields/play-date/PlayDateField.test.tsx',
      title: '[R5.14] a range past the cap is shortened, and the dialog says so',
    },
  },
  {
    id: 'R5.14 range-cap',
    without: 'a range passes the last day that can be booked',
    file: 'shared-contracts/src/golf/search/calendar.ts',
    text: 'Math.min(widthday, lastRangeDay(today) - start + 1)',
    mutant: 'widthday',
    test: {
      file: 'shared-contracts/src/golf/search/checks/playDate.test.ts',
      title:
        '[R5.13] [R5.14] keeps its bounds on every day of four years, leap day, month ends and year ends among them',
    },
  },
  {
    id: 'R5.15 silent-forms',
    without: 'a form begins with an error that nobody made',
    file: 'shared-contracts/src/golf/search/checks/playDate.ts',
    text: "problem !== undefined && reading.form === 'result'",
    mutant: 'problem !== undefined',
    test: {
      file: 'shared-contracts/src/golf/search/checks/playDate.test.ts',
      title:
        '[R5.15] [R5.16] that is wrong is an error of the result form only, and means tomorrow in every form',
    },
  },
  {
    id: 'R5.15 wrong-date-of-form',
    without: 'an old link greets the visitor of a form with an error',
    file: 'shared-contracts/src/golf/search/checks/playDate.ts',
    text: "if (problem !== undefined && reading.form === 'result') reading.fail",
    mutant: 'if (problem !== undefined) reading.fail',
    test: {
      file: 'shared-contracts/src/golf/search/checks/playDate.test.ts',
      title:
        '[R5.15] [R5.16] that is wrong is an error of the result form only, and means tomorrow in every form',
    },
  },
  {
    id: 'R5.16 no-such-day',
    without: '31 February is searched as a day in March',
    file: 'shared-contracts/src/golf/search/checks/playDate.ts',
    text: 'return parts.year === date.year && parts.month === date.month && parts.day === date.day',
    mutant: 'return parts.year === date.year',
    test: {
      file: 'shared-contracts/src/golf/search/checks/playDate.test.ts',
      title:
        '[R5.13] [R5.16] is a day of the calendar: year of four digits, month 1 to 12, day 1 to 31',
    },
  },
  {
    id: 'R5.17 crossed-fee',
    without: 'a minimum above the maximum is searched, and finds nothing without a word',
    file: 'shared-contracts/src/golf/search/checks/rates.ts',
    text: "if (max !== 0 && min > max) return fail(0, '料金', wires);",
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/checks/rates.test.ts',
      title: '[R5.17] [R5.02] has a minimum that does not exceed its maximum',
    },
  },
  {
    id: 'R5.17 crossed-fees',
    without: 'a minimum above the maximum is searched',
    file: 'shared-contracts/src/golf/search/submission.ts',
    text: 'max !== 0 && min > max',
    mutant: 'max !== 0 && max > min && min > max',
    test: {
      file: 'mf-search-form/src/forms/search-panel/SearchPanel.test.tsx',
      title: '[R5.23][R5.17] lists every error, focuses the list, and links to the fields',
    },
  },
  {
    id: 'R5.18 symbols',
    without: 'a forbidden symbol of a name reaches the gateway',
    file: 'shared-contracts/src/golf/search/checks/text.ts',
    text: "  if (isForbiddenSymbol(text, field)) return { key: 'C000006', values };\n",
    mutant: '',
    test: {
      file: 'mf-search-form/src/forms/search-panel/SearchPanel.test.tsx',
      title: '[R5.18] is refused at the field when it has a forbidden symbol',
    },
  },
  {
    id: 'R5.18 symbols-of-name',
    without: 'a course name of code is sent to the search',
    file: 'shared-contracts/src/golf/search/checks/text.ts',
    text: 'return FORBIDDEN.test(symbol) || (field',
    mutant: 'return (field',
    test: {
      file: 'shared-contracts/src/golf/search/checks/text.test.ts',
      title: '[R5.18] has no forbidden symbol of either width',
    },
  },
  {
    id: 'R5.19 parentheses',
    without: 'a keyword has parentheses, which the search reads as grouping',
    file: 'shared-contracts/src/golf/search/checks/text.ts',
    text: " || (field === 'keyword' && PARENTHESES.test(symbol))",
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/checks/text.test.ts',
      title:
        '[R5.19] has 100 characters at most and neither forbidden symbols nor parentheses of any width',
    },
  },
  {
    id: 'R5.20 twice-encoded',
    without: 'a shared link names the course in percent signs',
    file: 'shared-contracts/src/golf/search/checks/text.ts',
    text: 'text = normaliseText(decoded);',
    mutant: 'return normaliseText(decoded);',
    test: {
      file: 'shared-contracts/src/golf/search/checks/text.test.ts',
      title: '[R5.20] is decoded until no escape is left',
    },
  },
  {
    id: 'R5.21 fourth-area',
    without: 'a fourth area is chosen, and the search is refused later',
    file: 'mf-search-form/src/fields/area-picker/areaDraft.ts',
    text: 'return area.length > MAX_AREAS ? { ...draft, refused: true } : { area, refused: false };',
    mutant: 'return { area, refused: area.length > MAX_AREAS && draft.refused };',
    test: {
      file: 'mf-search-form/src/fields/area-picker/AreaField.test.tsx',
      title: '[R5.21] a fourth area is refused with a reason, and the three stay chosen',
    },
  },
  {
    id: 'R5.21 fourth-area-of-a-link',
    without: 'a link with four areas is searched',
    file: 'shared-contracts/src/golf/search/checks/area.ts',
    text: 'area.length > MAX_AREAS ? FORM_MESSAGES.tooManyAreas : undefined',
    mutant: 'undefined',
    test: {
      file: 'shared-contracts/src/golf/search/checks/area.test.ts',
      title: '[R5.21] has at most three codes, and a whole region counts as one',
    },
  },
  {
    id: 'R5.21 most-areas',
    without: 'any number of areas is searched',
    file: 'shared-contracts/src/golf/search/checks/area.ts',
    text: 'return area.length > MAX_AREAS ? FORM_MESSAGES.tooManyAreas : undefined;',
    mutant: 'return undefined;',
    test: {
      file: 'shared-contracts/src/golf/search/checks/area.test.ts',
      title: '[R5.21] has at most three codes, and a whole region counts as one',
    },
  },
  {
    id: 'R5.22 both-worlds',
    without: 'Japan and overseas are searched at once',
    file: 'shared-contracts/src/golf/search/checks/area.ts',
    text: 'if (area.includes(OVERSEAS) && area.length > 1) return FORM_MESSAGES.domesticWithOverseas;',
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/checks/area.test.ts',
      title: '[R5.22] is not in Japan and overseas at once',
    },
  },
  {
    id: 'R5.22 domestic-with-overseas',
    without: 'Japan and overseas are searched at once',
    file: 'shared-contracts/src/golf/search/checks/area.ts',
    text: '  if (area.includes(OVERSEAS) && area.length > 1) return FORM_MESSAGES.domesticWithOverseas;\n',
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/checks/area.test.ts',
      title: '[R5.22] is not in Japan and overseas at once',
    },
  },
  {
    id: 'R5.23 area-needed',
    without: 'a search without a place is sent',
    file: 'shared-contracts/src/golf/search/checks/place.ts',
    text: 'return condition.area.length > 0\n    ? undefined',
    mutant: 'return condition.area.length >= 0\n    ? undefined',
    test: {
      file: 'mf-search-form/src/forms/search-panel/SearchPanel.test.tsx',
      title: '[R5.23] shows the error at the field in the same words, and in the title of the page',
    },
  },
  {
    id: 'R5.23 missing-area',
    without: 'a search without an area runs without a word',
    file: 'shared-contracts/src/golf/search/checks/place.ts',
    text: "    : { field: 'area', message: FORM_MESSAGES.areaRequired };",
    mutant: '    : undefined;',
    test: {
      file: 'shared-contracts/src/golf/search/checks/area.test.ts',
      title: '[R5.23] is needed for a result unless a course is named',
    },
  },
  {
    id: 'R5.24 map-of-japan',
    without: 'a map is asked for every course of Japan',
    file: 'shared-contracts/src/golf/search/checks/area.ts',
    text: "  if (form === 'map' && area.includes(WHOLE_COUNTRY)) return FORM_MESSAGES.mapTooMany;\n",
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/submission.test.ts',
      title:
        '[R5.24] for a map needs an area even beside a name, and neither all of Japan nor overseas',
    },
  },
  {
    id: 'R5.24 map-overseas',
    without: 'the map of Japan is asked for overseas courses, and shows none',
    file: 'shared-contracts/src/golf/search/checks/area.ts',
    text: "if (form === 'map' && area.includes(OVERSEAS)) return FORM_MESSAGES.mapOverseas;",
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/submission.test.ts',
      title:
        '[R5.24] for a map needs an area even beside a name, and neither all of Japan nor overseas',
    },
  },
  {
    id: 'R5.25 country-needed',
    without: 'a search overseas without a country is sent',
    file: 'shared-contracts/src/golf/search/checks/place.ts',
    text: 'return condition.country.length > 0\n      ? undefined',
    mutant: 'return condition.country.length >= 0\n      ? undefined',
    test: {
      file: 'mf-search-form/src/forms/search-panel/SearchPanel.test.tsx',
      title: '[R5.25] overseas needs a country',
    },
  },
  {
    id: 'R5.25 missing-country',
    without: 'a search overseas runs without a country',
    file: 'shared-contracts/src/golf/search/checks/place.ts',
    text: "      : { field: 'country', message: FORM_MESSAGES.countryRequired };",
    mutant: '      : undefined;',
    test: {
      file: 'shared-contracts/src/golf/search/checks/area.test.ts',
      title: '[R5.25] overseas needs a country unless a course is named',
    },
  },
  {
    id: 'R5.26 picked-course',
    without: 'a name that is no course is searched for',
    file: 'shared-contracts/src/golf/search/checks/soloCourse.ts',
    text: "  if (courseName !== '' && courseId === 0)\n    return { field: 'courseName', message: FORM_MESSAGES.courseUnknown };\n",
    mutant: '',
    test: {
      file: 'mf-search-form/src/forms/solo-search/SoloSearch.test.tsx',
      title: '[R5.26] refuses a name that was not picked',
    },
  },
  {
    id: 'R5.27 empty-date',
    without: 'results without a date are those of tomorrow, and nobody says so',
    file: 'shared-contracts/src/golf/search/checks/playDate.ts',
    text: 'isEmpty ? FORM_MESSAGES.playDateRequired : dateProblem',
    mutant: 'isEmpty ? undefined : dateProblem',
    test: {
      file: 'mf-search-form/src/fields/play-date/PlayDateField.test.tsx',
      title:
        '[R5.27] results whose address has an empty date ask for one, at the field as well; without a date it is tomorrow',
    },
  },
  {
    id: 'R5.27 no-date',
    without: 'an address without a date is an error',
    file: 'shared-contracts/src/golf/search/checks/playDate.ts',
    text: '    if (given.length === 0) return;\n',
    mutant: '',
    test: {
      file: 'mf-search-form/src/fields/play-date/PlayDateField.test.tsx',
      title:
        '[R5.27] results whose address has an empty date ask for one, at the field as well; without a date it is tomorrow',
    },
  },
  {
    id: 'R5.27 submitted',
    without: 'a form without a date is sent',
    file: 'shared-contracts/src/golf/search/submission.ts',
    text: 'playDate === undefined ? FORM_MESSAGES.playDateRequired : undefined',
    mutant: 'undefined',
    test: {
      file: 'shared-contracts/src/golf/search/submission.test.ts',
      title: '[R5.21] [R5.22] [R5.27] [R5.17] gets all errors at once, in the order of its fields',
    },
  },
  {
    id: 'R5.28 unknown-weekday',
    without: 'a weekday that does not exist is dropped without a word',
    file: 'shared-contracts/src/golf/search/checks/planDay.ts',
    text: "      reading.fail('planDayDetail', { key: 'C000001', values: { field: '曜日' } });\n",
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/checks/planDay.test.ts',
      title: '[R5.28] [R5.02] with an unknown day are an error, and the list is dropped',
    },
  },
  {
    id: 'R5.32 early-hours',
    without: 'a link to 4 or 5 o’clock searches all day',
    file: 'shared-contracts/src/golf/search/checks/zones.ts',
    text: "if (hour === 4 || hour === 5) return 'lt05';",
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/parseSearchQuery.test.ts',
      title: '[R5.32] [R5.09] reads hours as numbers',
    },
  },
  {
    id: 'R5.34 area-of-country',
    without: 'a link with countries alone asks for an area',
    file: 'shared-contracts/src/golf/search/checks/place.ts',
    text: '    draft.area = [OVERSEAS];\n',
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/checks/area.test.ts',
      title: '[R5.34] follows from countries, and selects all of them when it is only overseas',
    },
  },
  {
    id: 'R5.35 area-beside-name',
    without: 'a named course outside the old area is not found',
    file: 'shared-contracts/src/golf/search/checks/place.ts',
    text: "draft.area = draft.searchMode === 'overseas' || draft.area.includes(OVERSEAS) ? [OVERSEAS] : [];",
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/checks/area.test.ts',
      title: '[R5.35] is cleared by a course name, except overseas',
    },
  },
  {
    id: 'R5.36 perks-in-words',
    without: '賞品 among the words of a search finds no course',
    file: 'shared-contracts/src/golf/search/checks/text.ts',
    text: "if (reading.form === 'result') moveMarkers(reading);",
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/checks/text.test.ts',
      title: '[R5.36] loses the words for a competition’s perks on the result form only',
    },
  },
  {
    id: 'R5.36 words-of-perks',
    without: 'the word for a prize is looked for in the names of courses',
    file: 'shared-contracts/src/golf/search/checks/text.ts',
    text: "    if (reading.form === 'result') moveMarkers(reading);\n",
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/checks/text.test.ts',
      title: '[R5.36] loses the words for a competition’s perks on the result form only',
    },
  },
  {
    id: 'R5.37 all-days',
    without: 'seven ticked days restrict the search, which then loses holidays',
    file: 'shared-contracts/src/golf/search/checks/planDay.ts',
    text: 'draft.planDayDetail = isAll ? [] : chosen;',
    mutant: 'draft.planDayDetail = chosen;',
    test: {
      file: 'shared-contracts/src/golf/search/checks/planDay.test.ts',
      title: '[R5.37] restrict nothing when all seven are chosen',
    },
  },
  {
    id: 'R5.37 seven-days',
    without: 'seven chosen days are a restriction',
    file: 'shared-contracts/src/golf/search/checks/planDay.ts',
    text: 'draft.planDayDetail = isAll ? [] : chosen;',
    mutant: 'draft.planDayDetail = chosen;',
    test: {
      file: 'shared-contracts/src/golf/search/checks/planDay.test.ts',
      title: '[R5.37] restrict nothing when all seven are chosen',
    },
  },
];
