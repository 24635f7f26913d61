import { join } from 'node:path';
import type { WidgetManifest } from 'shared-contracts/widget';
import { widgetFiles } from '../../testing/widgetFiles.ts';
import { paintVisits } from './paintVisits.ts';

/** The code of the shell's renderers, which is built before these tests. */
const renderer = join(import.meta.dirname, '../../../../shell/dist/server/renderer');
/** Milliseconds, on a machine that does other things as well. */
const deadlines = { load: 20_000, paint: 20_000, all: 40_000 };

/** The beginning of a visit in English, on which the widget had this data. */
function visit(firstPaint?: unknown) {
  return {
    page: { page: 'top', query: 'area=1', path: '/' },
    locale: 'en-US',
    device: 'SP',
    now: 7,
    sites: { login: 'https://login.example/' },
    widgets: [
      { name: 'mf-other', slot: 'top', config: {}, firstPaint: { sky: 'none' } },
      { name: 'mf-weather', slot: 'main', config: { days: 3 }, firstPaint },
    ],
  };
}

/** Paints visits by a bundle with this render. */
function painted(
  render: string,
  visits: Readonly<Record<string, unknown>>,
  load = "async () => ({ sky: 'of today' })",
) {
  const sent = widgetFiles({
    name: 'mf-weather',
    files: {
      'server/widget.cjs': `module.exports.default = { contract: 1, load: ${load}, render: ${render} };`,
      ...Object.fromEntries(
        Object.entries(visits).map(([path, given]) => [path, JSON.stringify(given)]),
      ),
    },
  });
  const files = new Map(Object.entries(sent).map(([name, said]) => [name, Buffer.from(said)]));
  const manifest = JSON.parse(sent['widget.json']) as WidgetManifest;
  return paintVisits(manifest, files, { renderer, deadlines });
}

const TELLS = `(props, data, host) => JSON.stringify([data, props, host.slot, host.locale, host.device, host.now(), host.config])`;

describe('the recorded visits that a new version brings', () => {
  it('[R10.03] are painted with the data, the place, the clock and the settings of then', async () => {
    const { complaints, html } = await painted(TELLS, {
      'recordings/rain.json': visit({ sky: 'rain' }),
      'recordings/sun.json': visit({ sky: 'sun' }),
    });
    expect(complaints).toEqual([]);
    const told = (sky: string) => [
      { sky },
      { page: 'top', query: 'area=1' },
      'main',
      'en-US',
      'SP',
      7,
      { days: 3, sites: { login: 'https://login.example/' } },
    ];
    expect([...html].map(([path, text]) => [path, JSON.parse(text)])).toEqual([
      ['recordings/rain.json', told('rain')],
      ['recordings/sun.json', told('sun')],
    ]);
  });

  it('[R10.03] are painted with what the load of the version gets for its render, though the gateway refuses', async () => {
    const load = `async (props, host) => { await host.request.get('/weather').finally(() => { globalThis.part = 'clouds'; }); }`;
    const render = '(props, data) => data.sky + globalThis.part';
    const visits = { 'recordings/rain.json': visit({ sky: 'rain and ' }) };
    const { html } = await painted(render, visits, load);
    expect([...html.values()]).toEqual(['rain and clouds']);
  });

  it('[R10.03] have no paint where the first one was not recorded, or they are none', async () => {
    const visits = {
      'recordings/late.json': visit(),
      'recordings/none.json': 'a text',
      'recordings/others.json': { ...visit({ sky: 'rain' }), widgets: [] },
    };
    expect(await painted(TELLS, visits)).toEqual({ complaints: [], html: new Map() });
  });

  it('[R10.03] complain where the version cannot render the data of then, each by its path', async () => {
    const breaks = '(props, data) => `<p>${data.sky.toUpperCase()}</p>`';
    const { complaints, html } = await painted(breaks, {
      'recordings/old.json': visit({ clouds: 'many' }),
      'recordings/sun.json': visit({ sky: 'sun' }),
    });
    expect(html).toEqual(new Map([['recordings/sun.json', '<p>SUN</p>']]));
    expect(complaints).toEqual([
      expect.stringMatching(
        /^mf-weather 1\.0\.0 was run with the recorded visit recordings\/old\.json: it does not render its first paint: Cannot read properties of undefined \(reading 'toUpperCase'\) \(.*\)\.$/,
      ),
    ]);
  });
});
