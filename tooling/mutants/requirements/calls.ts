import type { Mutant } from '../mutant.ts';

/** R7: calls of other services. */
export const CALLS: readonly Mutant[] = [
  {
    id: 'R7.03 constant-parts',
    without: 'the course search does not say its version and the detail of the fees',
    file: 'shared-contracts/src/golf/search/gatewayQuery.ts',
    text: '    ...GATEWAY_CONSTANTS,\n',
    mutant: '',
    test: {
      file: 'shared-contracts/src/golf/search/gatewayQuery.test.ts',
      title:
        '[R7.03] has the condition with the constant parts, the page, the order and the derived region',
    },
  },
  {
    id: 'R7.03 country-zero',
    without: 'a search overseas asks for a country that does not exist',
    file: 'shared-contracts/src/golf/search/gatewayQuery.ts',
    text: 'condition.country.filter((code) => code !== 0)',
    mutant: 'condition.country',
    test: {
      file: 'shared-contracts/src/golf/search/gatewayQuery.test.ts',
      title: '[R7.03] holds no country 0',
    },
  },
  {
    id: 'R7.03 name-everywhere',
    without: 'a course name is searched in the chosen areas alone',
    file: 'shared-contracts/src/golf/search/gatewayQuery.ts',
    text: "condition.courseName !== '' && !condition.area.includes(OVERSEAS)",
    mutant: "condition.courseName === 'x' && !condition.area.includes(OVERSEAS)",
    test: {
      file: 'shared-contracts/src/golf/search/gatewayQuery.test.ts',
      title: '[R7.03] searches a course name in the whole country, except overseas',
    },
  },
  {
    id: 'R7.05 search-condition',
    without: 'names are suggested without the condition of the form',
    file: 'mf-search-form/src/gateway/fetchSuggestions.ts',
    text: '    ...toGatewayQuery({ ...condition, courseName: name, page: 1, compareWith: [] }),\n',
    mutant: '',
    test: {
      file: 'mf-search-form/src/fields/course-name/CourseNameField.test.tsx',
      title:
        '[R2.16][R3.19][R7.05] suggests courses and areas in two groups once typing pauses, with one call for the search condition',
    },
  },
  {
    id: 'R7.08 begun-hours',
    without: 'consecutive slots of an hour that has begun are promised',
    file: 'gateway/src/routes/course/toZoneStock.ts',
    text: 'ahead.length < hours.length ? Math.min(run, count) : run',
    mutant: 'run',
    test: {
      file: 'gateway/src/routes/course/courses.test.ts',
      title:
        '[R7.08] ignores runs of an hour that has begun: one start at 13:00 is a run of one, whatever 12:00 had',
    },
  },
  {
    id: 'R7.08 given-condition',
    without: 'the start times have the prices of another party',
    file: 'mf-results/src/gateway/fetchCourseStock.ts',
    text: '    ...searchParameters(condition, page),\n',
    mutant: '',
    test: {
      file: 'mf-results/src/free-slots/FreeSlots.test.tsx',
      title:
        '[R7.08] [R3.21] are asked for with the given condition when an hour is pressed, and shown with price and groups',
    },
  },
  {
    id: 'R7.09 cache-busting',
    without: 'a cache answers which build is the latest',
    file: 'shell/src/build/buildWatch.ts',
    text: '${LATEST_BUILD}?${Math.round(askedAt)}',
    mutant: '${LATEST_BUILD}',
    test: {
      file: 'shell/src/build/buildWatch.test.ts',
      title: '[R7.09] is asked for with the time in the address, and its manifest by its id',
    },
  },
  {
    id: 'R7.09 page-payload',
    without:
      'the document does not bring the data of its page, and every widget asks for its own again',
    file: 'shell/server/document/renderDocument.ts',
    text: 'data-island-data="${slot}">${escapeJson(data)}</script>',
    mutant: 'data-island-data="${slot}">{}</script>',
    test: {
      file: 'shell/server/document/renderDocument.test.ts',
      title: "[R7.09][R10.02] contains every slot's island with its data, in page order",
    },
  },
  {
    id: 'R7.13 grant-type',
    without: 'an access token passes for an id token, and who brings an id token is nobody',
    file: 'gateway/src/routes/auth/authRoutes.ts',
    text: "request.query.grant_type === 'id_token' ? 'id' : 'access'",
    mutant: "request.query.grant_type === 'id_token' ? 'access' : 'access'",
    test: {
      file: 'gateway/src/routes/auth/authRoutes.test.ts',
      title: '[R7.13] accepts the token of the user site only under its own grant type',
    },
  },
  {
    id: 'R7.13 id-token-sent',
    without: 'the user site is asked who the member is by the wrong token',
    file: 'shell/server/auth/AuthSession.ts',
    text: "this.#tokens.id === undefined ? 'access' : 'id'",
    mutant: "this.#tokens.id === undefined ? 'access' : 'access'",
    test: {
      file: 'shell/server/routes/account/accountPages.test.ts',
      title:
        '[R6.03][R7.13] sign a member in whom the user site knows, and ask who it is by the id token',
    },
  },
  {
    id: 'R7.17 mock-name',
    without: 'a team cannot send its calls to its mock',
    file: 'host-kit/src/request/axiosClient.ts',
    text: "...(mockName !== undefined && { 'X-Api-Name': mockName, 'X-Version': 'release' }),",
    mutant: '',
    test: {
      file: 'host-kit/src/request/axiosClient.test.ts',
      title: '[R7.17] names the configured mock and its version',
    },
  },
  {
    id: 'R7.18 repeated-keys',
    without: 'of several areas the gateway reads none',
    file: 'host-kit/src/request/queryString.ts',
    text: "{ arrayFormat: 'repeat' }",
    mutant: "{ arrayFormat: 'comma' }",
    test: {
      file: 'host-kit/src/request/axiosClient.test.ts',
      title: '[R7.16][R7.18] gets JSON and sends lists as repeated keys',
    },
  },
  {
    id: 'R7.19 calendar',
    without: 'who compares days in the calendar does not see their weather',
    file: 'mf-results/src/calendar/CourseGrid.tsx',
    text: 'weather={weatherOf(id, toIsoDate(day))}',
    mutant: 'weather={weatherOf(-id, toIsoDate(day))}',
    test: {
      file: 'mf-results/src/weather/weather.test.tsx',
      title: '[R7.19] stands in the calendar at each course and day whose weather is known',
    },
  },
  {
    id: 'R7.19 closed-cards',
    without: 'who goes through the list does not see the weather of its courses',
    file: 'mf-results/src/course-card/CoursePhoto.tsx',
    text: '      {weather}\n',
    mutant: '',
    test: {
      file: 'mf-results/src/weather/weather.test.tsx',
      title:
        '[R7.19] stands on the closed cards, and is asked for once for all as soon as the visitor reaches the list',
    },
  },
  {
    id: 'R7.19 forecast-shown',
    without: 'who looks for a start does not see the weather of the day',
    file: 'mf-results/src/free-slots/FreeSlots.tsx',
    text: '{weather && <DayForecast weather={weather} />}',
    mutant: '{weather && undefined}',
    test: {
      file: 'mf-results/src/weather/weather.test.tsx',
      title: '[R7.19] of the day stands above the starts of a course, and is asked for with them',
    },
  },
  {
    id: 'R7.19 weather-source',
    without: 'the weather comes from the gateway although another source is configured',
    file: 'shell/server/answers/gatewayClient.ts',
    text: 'path === courseWeather.path ? toWeather : undefined',
    mutant: 'path === courseWeather.path ? undefined : undefined',
    test: {
      file: 'shell/server/answers/gatewayClient.test.ts',
      title:
        '[R7.19] [R3.26] asks the configured source for the weather, by its proxy, and the gateway without one',
    },
  },
];
