import { join } from 'node:path';
import type { WidgetManifest } from 'shared-contracts/widget';
import { widgetFiles } from '../../testing/widgetFiles.ts';
import { runBundle } from './runBundle.ts';

/** The code of the shell's renderers, which is built before these tests. */
const renderer = join(import.meta.dirname, '../../../../shell/dist/server/renderer');
const manifest = JSON.parse(widgetFiles({ name: 'mf-weather' })['widget.json']) as WidgetManifest;

/** Milliseconds, on a machine that does other things as well. */
const PATIENT = { load: 20_000, paint: 20_000, all: 40_000 };
/** For a version that never comes to an end. */
const SHORT = { load: 4000, paint: 2000, all: 20_000 };

async function run(bundle: string, deadlines = PATIENT) {
  return (await runBundle(manifest, bundle, { renderer, now: 0, deadlines })).complaints;
}

/** A bundle with this render; `before` runs when it is loaded. */
function rendering(render: string, before = '', load = 'async () => null') {
  return `${before}; module.exports.default = { contract: 1, load: ${load}, render: ${render} };`;
}

const RUN =
  'mf-weather 1.0.0 was run as the shell runs it, with a gateway that refuses every call: ';
const SOUND = "() => '<p>晴れ</p>'";

describe('the server bundle of a new version', () => {
  it('[R10.03] passes where it renders the same twice', async () => {
    expect(await run(rendering(SOUND))).toEqual([]);
    expect(await run(rendering('(props, data, host) => props.page + host.locale'))).toEqual([]);
  });

  it('[R10.03] passes where it shows that the gateway is away, and paints nothing', async () => {
    const load =
      "async (props, host) => host.request.get('/weather').catch(() => ({ failed: true }))";
    expect(await run(rendering("(props, data) => (data.failed ? '' : 'sun')", '', load))).toEqual(
      [],
    );
  });

  it.each([
    [
      'throws when it is loaded',
      "throw new Error('no window')",
      'no window (server/widget.cjs:1:7)',
    ],
    [
      'ends its process when it is loaded',
      'process.exit(1)',
      'process.exit is not a function (server/widget.cjs:1:9)',
    ],
    [
      'fills its memory when it is loaded',
      'const all = []; for (;;) all.push(new Array(1e6).fill(1))',
      'it ends the process in which it runs',
    ],
    [
      'reads a file',
      "require('node:fs').readFileSync('/etc/passwd')",
      'mf-weather@1.0.0 imports node:fs, which the host does not share (server/widget.cjs:1:1)',
    ],
    [
      'makes code from texts',
      "new Function('return 1')()",
      'Code generation from strings disallowed for this context (server/widget.cjs:1:1)',
    ],
    ['exports nothing', '', 'mf-weather@1.0.0 exports no widget (module.exports.default)'],
    [
      'has another contract version',
      'module.exports.default = { contract: 2 }',
      'mf-weather@1.0.0 has contract version 2, not 1',
    ],
    [
      'has no render',
      'module.exports.default = { contract: 1, load: async () => null }',
      'mf-weather@1.0.0 exports no render',
    ],
  ])('[R10.03] is refused where it %s', async (_, bundle, why) => {
    expect(await run(bundle)).toEqual([`${RUN}it does not load: ${why}.`]);
  });

  it('[R10.03] is ended and refused where it never loads, and where it never renders', async () => {
    expect(await run('for (;;);', SHORT)).toEqual([
      `${RUN}it does not load: nothing has come of it within 4 seconds.`,
    ]);
    expect(await run(rendering('() => { for (;;); }'), SHORT)).toEqual([
      `${RUN}it does not render main on the page top in ja-JP: nothing has come of it within 2 seconds.`,
    ]);
  });

  it('[R10.03] is refused once for one error, with the first place and the number of the others', async () => {
    const [complaint, ...others] = await run(rendering("() => { throw new Error('no\\nwindow') }"));
    expect(others).toEqual([]);
    expect(complaint).toMatch(
      /: it does not render main on the page top in ja-JP and \d+ other first paints: no window \(server\/widget\.cjs:1:\d+\)\.$/,
    );
  });

  it('[R10.03] is refused where it cannot stand that the gateway refuses', async () => {
    const [complaint] = await run(
      rendering(SOUND, '', "(props, host) => host.request.get('/weather')"),
    );
    expect(complaint).toContain('does not render main on the page top in ja-JP');
  });

  it.each([
    ['chance', '() => String(Math.random())', ''],
    ['what it rendered before', '() => String(count++)', 'let count = 0'],
    ['the clock of the machine', '() => String(performance.now())', ''],
  ])('[R10.03] is refused where its paint depends on %s', async (_, render, before) => {
    const complaints = await run(rendering(render, before));
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toMatch(
      /: it renders main on the page top in ja-JP differently twice: “[\d.]+” and “[\d.]+”\.$/,
    );
  });
});
