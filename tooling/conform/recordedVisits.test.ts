/** @jest-environment node */
import { complaintsOf, entry, SOUND, type Wish } from './testing/mountVersion.ts';

// two trials, each with the time of PATIENT
jest.setTimeout(120_000);

/** A visit in English in which the widget asked for the holidays and told that its search was done. */
const VISIT = {
  format: 1,
  recordedAt: '2026-11-21T00:00:00Z',
  page: { page: 'top', query: '', path: '/index-pc' },
  locale: 'en-US',
  device: 'PC',
  window: { width: 1280, height: 900 },
  now: 0,
  sites: {},
  widgets: [{ name: 'mf-weather', version: '0.9.0', slot: 'main', config: {} }],
  replies: [
    {
      at: 10,
      widget: 'mf-weather',
      method: 'GET',
      path: '/calendar/holidays',
      query: '',
      status: 200,
      body: { data: {} },
    },
  ],
  events: [
    {
      at: 5,
      sender: 'mf-search-form',
      event: 'search-form:region-changed',
      payload: { region: 101 },
    },
    {
      at: 15,
      sender: 'mf-weather',
      event: 'results:search-completed',
      payload: { query: '', count: 101, page: 1, pages: 1 },
    },
  ],
  navigations: [],
};

describe('a new version that brings a recorded visit', () => {
  const HEARS = `${SOUND}
    host.bus.subscribe('search-form:region-changed', ({ region }) => {
      host.request.get('/calendar/holidays').then(() => {
        host.bus.publish('results:search-completed', { query: '', count: region, page: 1, pages: 1 });
      }, () => {});
    });`;
  const played = (mount: string, visit: object | string = VISIT, wish: Wish = {}) =>
    complaintsOf(entry(mount, 'element.replaceChildren();'), {
      ...wish,
      files: {
        'recordings/visit.json': typeof visit === 'string' ? visit : JSON.stringify(visit),
      },
      manifest: { events: { sent: SENDS, heard: {} } },
    });
  const SENDS = { 'results:search-completed': { version: 1, schema: {} } };
  const PLAYED =
    'mf-weather 1.0.0 was mounted in a browser, with the recorded visit recordings/visit.json: ';

  it('[R10.03] passes where it asks and says the same', async () => {
    expect(await played(HEARS)).toEqual([]);
  });

  it('[R10.03] passes where a part of it comes late when it is first needed', async () => {
    const late = `globalThis.part ??= new Promise((come) => setTimeout(come, 400));
      globalThis.part.then(() => { ${HEARS} });`;
    expect(await played(late)).toEqual([]);
  });

  it('[R10.03][R10.05] is refused where its calls or its events are others, or none', async () => {
    expect(await played(HEARS.replace('count: region', 'count: 7'))).toEqual([
      expect.stringMatching(
        /recordings\/visit\.json: results:search-completed, number 1: \{.*"count":7.*\}; when recorded \{.*"count":101/,
      ),
    ]);
    const asks = await played(HEARS.replace('/calendar/holidays', '/weather'));
    expect(asks).toContain(`${PLAYED}GET /weather: is not in the recording.`);
    expect(asks).toContain(`${PLAYED}GET /calendar/holidays: not asked; answered when recorded.`);
  });

  it('[R10.03] is refused where what it hears breaks it', async () => {
    const breaks = HEARS.replace('=> {', '=> { host.fail(new Error("no region"));');
    expect(await played(breaks)).toContain(`${PLAYED}gave up: Error: no region.`);
  });

  it('[R10.03] plays it on what its server has painted, and is refused where that does not become alive', async () => {
    const visits = new Map([['recordings/visit.json', '<p>holidays</p>']]);
    const alive = `if (element.children.length > 0) host.telemetry.error(new Error('no holidays'), { phase: 'hydration' });`;
    expect(await played(alive + HEARS, VISIT, { visits })).toEqual([
      `${PLAYED}it does not hydrate what its server bundle has painted: Error: no holidays.`,
    ]);
    const waits = `let isAlive = element.children.length === 0;
      setTimeout(() => { isAlive = true; }, 30);`;
    const early = HEARS.replace('=> {', "=> { if (!isAlive) host.fail(new Error('too early'));");
    expect(await played(waits + early, VISIT, { visits })).toEqual([]);
  });

  it.each([
    ['is none', '{', 'it cannot be played: SyntaxError'],
    [
      'is of no language of the site',
      { ...VISIT, locale: 'fr-FR' },
      'it cannot be played: RecordingError',
    ],
    [
      'is of another widget',
      { ...VISIT, widgets: [] },
      'it cannot be played: Error: mf-weather is not in the recording',
    ],
    [
      'no longer fits the site',
      { ...VISIT, events: [{ ...VISIT.events[0], event: 'form:changed' }] },
      'form:changed from mf-search-form: is no event any more',
    ],
  ])('[R10.03] is refused where the visit %s', async (_, visit, said) => {
    expect(await played(SOUND, visit)).toContainEqual(expect.stringContaining(PLAYED + said));
  });
});
