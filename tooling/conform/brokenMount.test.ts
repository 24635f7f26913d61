/** @jest-environment node */
import type { FirstPaint, RenderJob } from 'server-kit/renderer/messages';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { complaintsOf, entry, PATIENT, SOUND } from './testing/mountVersion.ts';

// two trials, each with the time of PATIENT
jest.setTimeout(120_000);

const MOUNTED =
  'mf-weather 1.0.0 was mounted in a browser, with a gateway that refuses every call: ';
const FIRST = ', in main on the page top in ja-JP.';

describe('the browser part of a new version', () => {
  it('[R10.03] passes where it draws, asks a gateway that is away, and leaves nothing', async () => {
    const asks = "host.request.get('/weather').catch(() => {}); host.storage.local.set('a', 'b');";
    expect(await complaintsOf(entry(SOUND + asks, 'element.replaceChildren();'))).toEqual([]);
  });

  it('[R10.03] is refused where it throws at its mount', async () => {
    expect(await complaintsOf(entry("throw new Error('no window');"))).toContain(
      `${MOUNTED}it throws: Error: no window${FIRST}`,
    );
  });

  it('[R10.03] is refused where it throws when it is loaded, by the place in its file', async () => {
    expect(await complaintsOf("throw new Error('no window');")).toContain(
      `${MOUNTED}it throws what nobody catches: no window (remoteEntry.js:1:7).`,
    );
  });

  it('[R10.03] is refused where a promise of it is rejected and nobody catches it', async () => {
    const rejects = `${SOUND} Promise.reject(new Error('no answer'));`;
    expect(await complaintsOf(entry(rejects))).toContainEqual(
      expect.stringContaining('it throws what nobody catches: no answer (remoteEntry.js:'),
    );
  });

  it('[R10.03] is refused where it hangs', async () => {
    expect(
      await complaintsOf(entry('for (;;);'), { deadlines: { ...PATIENT, step: 3000 } }),
    ).toEqual([`${MOUNTED}it keeps the page from doing anything for 3 seconds${FIRST}`]);
  });

  it('[R10.03] is refused where all its mounts together take too long', async () => {
    const slow = `${SOUND} const until = performance.now() + 1500; while (performance.now() < until);`;
    expect(await complaintsOf(entry(slow), { deadlines: { ...PATIENT, all: 4000 } })).toEqual([
      expect.stringContaining('it takes more than 4 seconds for all its mounts'),
    ]);
  });

  it('[R10.03] is refused where it blanks what its server bundle has painted', async () => {
    const task = { slot: 'main', props: { page: 'top', query: '' }, locale: 'ja-JP' } as RenderJob;
    const paint = { html: '<p>晴れ</p>', data: '1', structured: [] } as unknown as FirstPaint;
    const paints = new Map([[task, paint]]);
    const keeps = "if (data !== undefined && data !== 1) throw new Error('other data');";
    expect(await complaintsOf(entry(keeps, 'element.replaceChildren();'), { paints })).toEqual([]);
    expect(await complaintsOf(entry('element.replaceChildren();'), { paints })).toEqual([
      `${MOUNTED}it leaves its slot blank, where its server bundle has painted something${FIRST}`,
    ]);
  });

  it('[R10.03] is refused where it writes errors to the console, once for each', async () => {
    expect(await complaintsOf(entry(`${SOUND} console.error('broken', 7);`))).toEqual([
      `${MOUNTED}it writes an error to the console: broken 7${FIRST}`,
    ]);
  });

  it('[R10.03] is refused where it deletes what belongs to others', async () => {
    const deletes = `${SOUND} document.querySelector('section').firstChild.remove();`;
    expect(await complaintsOf(entry(deletes))).toContain(
      `${MOUNTED}it changes or removes what is not its own: section${FIRST}`,
    );
  });

  it.each([
    ['body { display: none }', ['body']],
    ['@layer remote.mf-weather { * { cursor: none } }', ['html', 'body', 'header', 'section']],
    ['@layer remote.mf-weather { p { text-transform: uppercase } }', ['a text of others']],
  ])('[R10.03] is refused where its styles apply to others: %s', async (styles, changed) => {
    const said = await complaintsOf(entry(SOUND), { styles });
    for (const what of changed)
      expect(said).toContain(`${MOUNTED}its styles change what is not its own: ${what}${FIRST}`);
  });

  it('[R10.03][R10.05] is refused where its styles name the classes of another widget, nested or late', async () => {
    const files = {
      'late.css':
        '@layer remote.mf-weather { .mf-weather-map [data-widget^="mf-ads@"] { margin: 0 } }',
    };
    const styles =
      '@layer remote.mf-weather { .mf-weather_sun { color: red; @media (width > 1px) { .mf-results_title & { color: red } } } }';
    expect(
      await complaintsOf(entry(SOUND, 'element.replaceChildren();'), { styles, files }),
    ).toEqual([
      `${MOUNTED}its styles name another widget: .mf-results_title &.`,
      `${MOUNTED}its styles name another widget: .mf-weather-map [data-widget^="mf-ads@"].`,
    ]);
  });

  it('[R10.03] passes with styles of its own', async () => {
    const styles = '@layer remote.mf-weather { [data-island] > p { color: red } }';
    expect(await complaintsOf(entry(SOUND, 'element.replaceChildren();'), { styles })).toEqual([]);
  });

  it('[R10.03] is refused where it leaves the page', async () => {
    const leaves = `${SOUND} location.href = 'https://other.example/';`;
    expect(await complaintsOf(entry(leaves))).toContainEqual(
      expect.stringContaining('it leaves the page for https://other.example/'),
    );
  });

  it('[R10.03] is refused where it sends an event that its manifest does not declare', async () => {
    const sends = `${SOUND} host.bus.publish('weather:changed', {});`;
    expect(await complaintsOf(entry(sends))).toContain(
      `${MOUNTED}it sends the event weather:changed, which its manifest does not declare${FIRST}`,
    );
  });

  it('[R10.03] is refused where it has no mount, or leaves no container', async () => {
    const without =
      'var mf_weather_1_0_0 = { init() {}, get: async () => () => ({ default: { contract: 1 } }) };';
    expect(await complaintsOf(without)).toEqual([`${MOUNTED}it exports no mount.`]);
    expect(await complaintsOf('/* nothing */')).toEqual([
      expect.stringContaining('has left no container mf_weather_1_0_0'),
    ]);
  });

  /** An entry that mounts by these functions, in the language of the module that is asked for. */
  function inLanguages(widgets: Readonly<Record<string, string>>): string {
    const modules = Object.entries(widgets).map(
      ([name, mount]) =>
        `'./${name}': { default: { contract: 1, mount(element, props, host, data) {
          ${mount}
          element.dispatchEvent(new Event('islandalive'));
          return { update() {}, unmount() { element.replaceChildren(); } };
        } } },`,
    );
    return `var mf_weather_1_0_0 = { init() {}, get: async (path) => () => ({ ${modules.join('\n')} })[path] };`;
  }
  const SPEAKS = {
    locales: ['ja', 'en', 'ko'],
    scriptsByLanguage: { en: ['remoteEntry.js'], ko: ['remoteEntry.js'] },
  };
  const SAYS = 'element.textContent = `${host.locale}: ${host.slot}`;';

  it('[R10.03][R9.06] is mounted in each of its languages, and refused where the texts of one break it', async () => {
    const sound = { widget: SAYS, 'widget-en': SAYS, 'widget-ko': SAYS };
    expect(await complaintsOf(inLanguages(sound), { manifest: SPEAKS })).toEqual([]);
    const breaks = "({ title: 'Weather' }).places.join();";
    expect(
      await complaintsOf(inLanguages({ ...sound, 'widget-en': breaks }), { manifest: SPEAKS }),
    ).toEqual([
      `${MOUNTED}it throws: TypeError: Cannot read properties of undefined (reading 'join'), in main on the page top in en-US.`,
    ]);
    const { 'widget-ko': _korean, ...without } = sound;
    expect(await complaintsOf(inLanguages(without), { manifest: SPEAKS })).toEqual([
      expect.stringMatching(/, in ko-KR\.$/),
    ]);
  });

  it('[R10.03][R9.06] is mounted in another language where its server paints most, and once', async () => {
    const paint = (html: string) => ({ html, data: '1', structured: [] }) as unknown as FirstPaint;
    const tasks = ['top', 'detail', 'result'].map((page) => ({
      slot: 'main',
      props: { page, query: '' },
      locale: 'en-US',
    })) as unknown as RenderJob[];
    const htmls = ['<p></p>', '<p>sunny</p>', '<p>sun</p>'];
    const paints = new Map(tasks.map((task, at) => [task, paint(htmls[at] ?? '')]));
    const tells = `${SAYS} console.error(props.page, data);`;
    const widgets = { widget: SAYS, 'widget-en': tells, 'widget-ko': SAYS };
    expect(await complaintsOf(inLanguages(widgets), { manifest: SPEAKS, paints })).toEqual([
      `${MOUNTED}it writes an error to the console: detail 1, in main on the page detail in en-US.`,
    ]);
  });

  it('[R10.03] is refused where each mount leaves listeners, intervals, timeouts and elements', async () => {
    const leaves = `${SOUND}
      addEventListener('resize', () => element);
      setInterval(() => element, 60000);
      setTimeout(() => element, 60000);
      clearTimeout(setTimeout(() => element, 60000));
      setTimeout(() => element, 1000);
      document.body.append(document.createElement('aside'));`;
    const said = (await complaintsOf(entry(leaves))).join('\n');
    expect(said).toContain('after 50 mounts and unmounts 50 listeners are left, in main.');
    expect(said).toContain('after 50 mounts and unmounts 50 intervals still run, in main.');
    const timeouts = '50 timeouts of five seconds and more still wait';
    expect(said).toContain(`after 50 mounts and unmounts ${timeouts}, in main.`);
    expect(said).toContain('left outside of its slot: <aside></aside>');
  });
});

describe('the browser of the registry', () => {
  it('[R10.03] reaches nothing but the files of the version', async () => {
    const heard: string[] = [];
    const server = createServer((request, response) => {
      heard.push(request.url ?? '');
      response.end();
    });
    await new Promise<void>((ready) => {
      server.listen(0, '127.0.0.1', ready);
    });
    const at = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const asks = `${SOUND} fetch('http://${at}/').catch(() => {}); new Image().src = 'http://${at}/';
      try { new WebSocket('ws://${at}/'); } catch {}`;
    const said = await complaintsOf(entry(asks));
    server.close();
    expect(said).toContainEqual(expect.stringContaining('the browser complains of it:'));
    expect(heard).toEqual([]);
  });

  it('[R10.03] is named where it is not there', async () => {
    expect(await complaintsOf(entry(SOUND), { path: '/no/browser' })).toEqual([
      'mf-weather 1.0.0 could not be mounted, since no browser starts: spawn /no/browser ENOENT.',
    ]);
  });
});
