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
const task = aRenderJob();
const GOOD =
  'module.exports.default = { contract: 1, load: async () => ({}), render: () => "good" };';
const HANGS =
  'module.exports.default = { contract: 1, load: () => new Promise(() => {}), render: () => "" };';
const THROWS =
  'module.exports.default = { contract: 1, load: () => { throw new Error("no first paint"); }, render: () => "" };';

let renderers: WidgetRenderers;
beforeEach(async () => {
  renderers = new WidgetRenderers({
    deadline: 500,
    renderers: 1,
    memory: Infinity,
    startLimit: PATIENT,
  });
  await paint(old, GOOD);
});
afterEach(() => renderers.close());

function paint(manifest: typeof old, serverBundle: string) {
  return renderers.render(manifest, { serverBundle, styles: [] }, task, async () => '{}');
}

/** Asks for this many documents at once, all of which wait for one answer. */
async function versionsOf(documents: number, slots: readonly string[] = ['results']) {
  const { promise: latest, resolve } = Promise.withResolvers<typeof answer>();
  const releases = Array.from({ length: documents }, () =>
    documentRelease(
      { cookies: {}, protocol: 'https' },
      { registry: { latest: () => latest }, renderers },
      'ja-JP',
      () => slots,
    ),
  );
  resolve(answer);
  const chosen = await Promise.all(releases);
  return chosen.map(({ chosen: { set } }) => set.widgets['mf-results']?.version);
}

describe('the versions of a document', () => {
  it('[R10.05] of eight that meet a new version at once, one tries it, and the others have the last good one', async () => {
    expect((await versionsOf(8)).sort()).toEqual([...Array(7).fill('1.0.0'), '1.1.0']);
    await paint(next, GOOD);
    expect(await versionsOf(8)).toEqual(Array(8).fill('1.1.0'));
  });

  it('[R10.05] that hangs: one document tries it, and for a while no other one does', async () => {
    expect((await versionsOf(3)).sort()).toEqual(['1.0.0', '1.0.0', '1.1.0']);
    await expect(paint(next, HANGS)).rejects.toThrow('did not render');
    expect(await versionsOf(3)).toEqual(Array(3).fill('1.0.0'));
  });

  it('[R10.05] that throws, which the browser renders: one document after another tries it', async () => {
    for (const _ of [1, 2]) {
      expect((await versionsOf(3)).sort()).toEqual(['1.0.0', '1.0.0', '1.1.0']);
      await expect(paint(next, THROWS)).rejects.toThrow('no first paint');
    }
  });

  it('[R10.05] are the new ones for a page that does not show the widget, which tries nothing', async () => {
    expect(await versionsOf(8, ['search'])).toEqual(Array(8).fill('1.1.0'));
  });

  it('[R10.05] are the only ones of a widget that has no other, which everybody tries', async () => {
    const only = aDiscovery(aLiveVersion(aManifest({ version: '2.0.0' })));
    const asked = () =>
      documentRelease(
        { cookies: {}, protocol: 'https' },
        { registry: { latest: async () => only }, renderers },
        'ja-JP',
        () => ['results'],
      );
    for (const { chosen } of await Promise.all([asked(), asked()]))
      expect(chosen.set.widgets['mf-results']?.version).toBe('2.0.0');
  });
});
