import type { Mutant } from '../mutant.ts';

/** What helps a visitor to find: prices by day, near names, ways out of an empty search. */
export const FINDING: readonly Mutant[] = [
  {
    id: 'R3.01 month-of-address',
    without: 'the calendar shows the month of the play date alone',
    file: 'mf-results/src/calendar/calendarDays.ts',
    text: '  if (months.includes(asked)) return asked;\n',
    mutant: '',
    test: {
      file: 'mf-results/src/calendar/calendarDays.test.ts',
      title: '[R3.01] are those of the month in the address, else of the month of the play date',
    },
  },
  {
    id: 'R3.01 date-prices',
    without: 'the dialog of dates shows no prices',
    file: 'mf-search-form/src/fields/play-date/useDayPrices.ts',
    text: '  return isPriced ? new Map([...known.values()].flat()) : undefined;',
    mutant: '  return isPriced ? new Map() : undefined;',
    test: {
      file: 'mf-search-form/src/fields/play-date/useDayPrices.test.tsx',
      title: '[R3.01] are the lowest of the search of the form, named with the day',
    },
  },
  {
    id: 'R3.01 date-prices-once',
    without: 'each turn of the dialog asks for the same months again',
    file: 'mf-search-form/src/fields/play-date/useDayPrices.ts',
    text: 'months.filter((month) => !known.has(month))',
    mutant: 'months',
    test: {
      file: 'mf-search-form/src/fields/play-date/useDayPrices.test.tsx',
      title: '[R3.01] are asked for once for each month that comes on the screen',
    },
  },
  {
    id: 'R8.06 date-prices',
    without: 'prices that fail are reported to nobody',
    file: 'mf-search-form/src/fields/play-date/useDayPrices.ts',
    text: "      if (!leave.signal.aborted) host.telemetry.error(error, { call: 'day-prices' });\n",
    mutant: '',
    test: {
      file: 'mf-search-form/src/fields/play-date/useDayPrices.test.tsx',
      title: '[R8.06] that fail leave the calendar as it is, and the failure is reported',
    },
  },
  {
    id: 'R9.06 calendar-language',
    without: 'a screen reader reads the calendar as English',
    file: 'mf-search-form/src/fields/play-date/Calendar.tsx',
    text: '          lang={locale}\n',
    mutant: '',
    test: {
      file: 'mf-search-form/src/fields/play-date/useDayPrices.test.tsx',
      title: '[R9.06] is in the language of the page',
    },
  },
  {
    id: 'R7.06 cheapest-days',
    without: 'a day without a tee time is the cheapest one',
    file: 'shared-contracts/src/golf/day-prices/priceRank.ts',
    text: '      .filter(isFree)\n',
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/day-prices/priceRank.test.ts',
      title:
        '[R7.06] is the cheapest weekend or holiday, and the cheapest working day; of equal ones the first',
    },
  },
  {
    id: 'R7.05 near-names',
    without: 'of equally near names the rarest come first',
    file: 'gateway/src/inventory/search/nearestNames.ts',
    text: 'other.course.reservations - one.course.reservations',
    mutant: 'one.course.reservations - other.course.reservations',
    test: {
      file: 'gateway/src/inventory/search/nearestNames.test.ts',
      title:
        '[R7.05] are three at most; of equally near ones those that are booked most come first',
    },
  },
  {
    id: 'R7.05 slips',
    without: 'a typed sign too many finds nothing',
    file: 'gateway/src/inventory/search/nearestNames.ts',
    text: '          (last[at] ?? 0) + 1,\n',
    mutant: '',
    test: {
      file: 'gateway/src/inventory/search/nearestNames.test.ts',
      title:
        '[R7.05] hold each course of the inventory whose name was typed with one slip, or others that are as near',
    },
  },
  {
    id: 'R4.17 nearest-courses',
    without: 'a course stands twice among the nearest',
    file: 'mf-results/src/no-results/findWaysOut.ts',
    text: '      .filter(({ course }) => !shown.has(course.id))\n',
    mutant: '',
    test: {
      file: 'mf-results/src/Results.test.tsx',
      title:
        '[R4.17] takes the nearest courses from several ways where none finds three, each course once',
    },
  },
  {
    id: 'R4.17 all-wishes-last',
    without: 'a way that drops every wish stands beside ways that are enough',
    file: 'mf-results/src/no-results/findWaysOut.ts',
    text: '(ways[0]?.count ?? 0) < MOST_NEAR ? relaxerOfAll(condition, host.now()) : undefined',
    mutant: 'relaxerOfAll(condition, host.now())',
    test: {
      file: 'mf-results/src/Results.test.tsx',
      title: '[R4.17] drops all wishes last, and only where no single way finds three courses',
    },
  },
  {
    id: 'R1.05 mode-in-sight',
    without: 'the conditions do not say that a search is for a competition, or overseas',
    file: 'mf-search-form/src/condition/applied/toAppliedConditions.ts',
    text: '    ...mode(condition),\n',
    mutant: '',
    test: {
      file: 'mf-search-form/src/condition/applied/toAppliedConditions.test.ts',
      title:
        '[R1.05][R4.08][R4.11] the mode comes first, and the search without it is a normal one that runs',
    },
  },
  {
    id: 'R2.18 rounds-first',
    without: 'the form stands above the rounds that were asked for',
    file: 'mf-search-form/src/forms/solo-search/SoloSearch.tsx',
    text: "open={key === ''}",
    mutant: 'open',
    test: {
      file: 'mf-search-form/src/forms/solo-search/SoloSearch.test.tsx',
      title: '[R2.18] come first: the form is behind 条件を変更 until it is asked for',
    },
  },
  {
    id: 'R2.18 order-of-rounds',
    without: 'rounds come by date whatever order was chosen',
    file: 'gateway/src/inventory/search/findSoloRounds.ts',
    text: "    .$if(order === 'rate', (query) => query.orderBy('solo_round.price'))\n",
    mutant: '',
    test: {
      file: 'gateway/src/routes/solo/soloSearch.test.ts',
      title: '[R2.18] orders the rounds of all pages by %s, equal ones by date',
    },
  },
];
