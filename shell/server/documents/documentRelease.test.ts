/** @jest-environment node */
import { aDiscovery, aLiveVersion, aManifest, aRenderJob } from '../../testing/builders.ts';
import { WidgetRenderers } from '../render/WidgetRenderers.ts';
import { documentRelease } from './documentRelease.ts';

const PATIENT = 20_000;
const old = aManifest({ version: '1.0.0' });
const next = aManifest({ version: '1.1.0' });
const answer = {
  schema: '',
  microFrontends: {
    'mf-results': [
      aLiveVersion(next),
      aLiveVersion(old, { deployment: { traffic: 0, default: false } }),
    ],
  },
};
const onTrial = {
  schema: '',
  microFrontends: {
    'mf-results': [
      aLiveVersion(old),
      aLiveVersion(next, { deployment: { traffic: 100, default: false } }),
    ],
  },
};
const tasks = { tasks: [aRenderJob()], reader: async () => '{}' };

/** Returns the files of a version whose parts run these texts on the server. */
function files(load = 'return {};', render = 'return "good";', before = '') {
  const serverBundle = `${before}; module.exports.default = { contract: 1, load: async (props, host) => { ${load} }, render: () => { ${render} } };`;
  return { serverBundle, styles: [] };
}

let renderers: WidgetRenderers;
beforeEach(async () => {
  // jest takes the last words of a process without memory for those of its own
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  renderers = new WidgetRenderers({
    deadline: 500,
    renderers: 1,
    memory: Infinity,
    startLimit: PATIENT,
  });
  await renderers.render(old, files(), aRenderJob(), async () => '{}');
});
afterEach(async () => {
  await renderers.close();
  jest.restoreAllMocks();
});

async function versionOf(discovery: typeof answer, cookies = {}) {
  const { chosen } = await documentRelease(
    { cookies, protocol: 'https' },
    { registry: { latest: async () => discovery }, renderers },
    'ja-JP',
  );
  return chosen.set.widgets['mf-results']?.version;
}

describe('the versions of a document', () => {
  it('[R10.05] are the last good ones until a new version has painted in its try', async () => {
    expect(await versionOf(answer)).toBe('1.0.0');
    const tried = renderers.tryNew(next, Promise.resolve(files()), tasks);
    expect(await versionOf(answer)).toBe('1.0.0');
    await tried;
    expect(await versionOf(answer)).toBe('1.1.0');
  });

  it.each([
    ['hangs', files('await new Promise(() => {});')],
    ['renders for ever', files('return {};', 'for (;;);')],
    ['takes all memory', files('const all = []; for (;;) all.push(new Array(1e5).fill(all));')],
    ['calls without end', files('for (;;) await host.request.get("/x");')],
    ['cannot be loaded', files('', '', 'throw new Error("no")')],
  ])(
    '[R10.05] stay the last good ones beside a version that %s, and nobody tries it again at once',
    async (_what, hostile) => {
      await expect(renderers.tryNew(next, Promise.resolve(hostile), tasks)).rejects.toThrow();
      expect(await versionOf(answer)).toBe('1.0.0');
      expect(renderers.isTryDue(next)).toBe(false);
    },
    60_000,
  );

  it('[R10.05] are the new ones where a first paint throws, which takes no time: the browser renders it', async () => {
    const throwing = files('throw new Error("no first paint");');
    await renderers.tryNew(next, Promise.resolve(throwing), tasks);
    expect(await versionOf(answer)).toBe('1.1.0');
  });

  it('[R10.05] are the last good ones again while a version rests that had too many stops', async () => {
    const spinsLater = files('return {};', 'if (paints++) for (;;); return "";', 'let paints = 0');
    await renderers.tryNew(next, Promise.resolve(spinsLater), tasks);
    expect(await versionOf(answer)).toBe('1.1.0');
    // each document has other data, so that no paint is kept; each new renderer paints once
    for (let paint = 0; (await versionOf(answer)) === '1.1.0' && paint < 9; paint += 1)
      await renderers
        .render(next, spinsLater, aRenderJob({ now: paint, slot: `slot-${paint}` }), async () => '')
        .catch(() => {});
    expect(await versionOf(answer)).toBe('1.0.0');
    expect(renderers.isTryDue(next)).toBe(false);
    // it rests even if the renderer is gone that counted the stops, for canaries and previews too
    renderers.keepOnly({ live: [], standIns: [] });
    expect(await versionOf(answer)).toBe('1.0.0');
    await expect(renderers.render(next, files(), aRenderJob(), async () => '')).rejects.toThrow(
      'rests',
    );
  }, 60_000);

  it('[R10.04] are those of a canary at once for its visitors, who are there to try it', async () => {
    const cookies = { asashiba_visitor: '00000000-0000-4000-8000-000000000007' };
    expect(await versionOf(onTrial, cookies)).toBe('1.1.0');
  });

  it('[R10.05] are the only ones of a widget that has no other, which everybody tries', async () => {
    const only = aDiscovery(aLiveVersion(aManifest({ version: '2.0.0' })));
    const { chosen } = await documentRelease(
      { cookies: {}, protocol: 'https' },
      { registry: { latest: async () => only }, renderers },
      'ja-JP',
    );
    expect(chosen.set.widgets['mf-results']?.version).toBe('2.0.0');
  });
});
