/** @jest-environment node */
import { aDiscovery, aLiveVersion, aManifest, aPageState } from '../../testing/builders.ts';
import { chooseRelease } from '../releases/chooseRelease.ts';
import type { WidgetRenderers } from '../render/widgetRenderers.ts';
import { renderDocument, type DocumentServices } from './renderDocument.ts';

const manifests = [aManifest(), aManifest({ name: 'mf-ads', slots: ['right_ad'], global: 'mf_ads_1_0_0' })];
const chosen = chooseRelease(aDiscovery(...manifests.map((manifest) => aLiveVersion(manifest))));

const services = (render: WidgetRenderers['render']) => {
  const failed: [string, string][] = [];
  const built: DocumentServices = {
    shell: {
      build: 'b', builtAt: 0, catalogueOf: () => aPageState().messages, renderMaintenance: () => ({ title: '', html: '' }), scripts: [{ href: '/assets/main.js', integrity: 'sha384-x' }], styles: [{ href: '/assets/main.css', text: 'a{}' }],
      renderOffline: () => ({ title: '', html: '' }),
      renderFrame: () => ({ title: '検索 <結果>', about: { title: '検索 <結果>', description: '', canonical: undefined, alternates: [], structured: [] }, html: '<header></header><!--slot:results--><aside><!--slot:right_ad--></aside>' }),
    },
    renderers: { render },
    filesOf: async (manifest) => ({ serverBundle: '', styles: [{ href: `/remotes/${manifest.name}/1.0.0/widget.css`, text: `.${manifest.name}{}` }] }),
    onSlotFailed: (widget, slot) => failed.push([widget, slot]),
  };
  return { built, failed };
};
const documentOf = async (render: WidgetRenderers['render'], query = '') => {
  const { built, failed } = services(render);
  const state = aPageState({ release: chosen.set, query });
  const pieces: string[] = [];
  for await (const piece of renderDocument(built, { state, manifests: chosen.manifests, reader: async () => ({}), nonce: 'N0' })) pieces.push(piece);
  return { pieces, html: pieces.join(''), failed };
};

describe('the document of a page', () => {
  it('[R10.02] holds every slot\'s island with its data, in page order', async () => {
    const { html } = await documentOf(async (_manifest, _files, task) => ({ html: `<p>${task.slot}</p>`, data: '{"a":1}' }));
    expect(html).toContain('<header></header><div data-island="results"><p>results</p></div><script type="application/json" data-island-data="results">{"a":1}</script><aside>');
    expect(html.indexOf('data-island="right_ad"')).toBeGreaterThan(html.indexOf('data-island="results"'));
    expect(html.endsWith('</body></html>')).toBe(true);
  });

  it('sends the head before any widget has answered', async () => {
    const { promise: never } = Promise.withResolvers<never>();
    const { built } = services(() => never);
    const stream = renderDocument(built, { state: aPageState({ release: chosen.set }), manifests: chosen.manifests, reader: async () => ({}), nonce: 'N0' });
    expect((await stream.next()).value).toContain('<title>検索 &lt;結果&gt;</title>');
    expect((await stream.next()).value).toBe('<header></header>');
  });

  it('names its scripts behind what is read and seen', async () => {
    const { html } = await documentOf(async () => ({ html: '<p>list</p>', data: '{}' }));
    expect(html.lastIndexOf('data-island=')).toBeLessThan(html.indexOf('<script defer'));
    expect(html.indexOf('<script defer')).toBeLessThan(html.indexOf('rel="preload"'));
  });

  it('[R10.05] leaves the slot of a failing widget empty and goes on', async () => {
    const { html, failed } = await documentOf(async (manifest, _files, task) => {
      if (manifest.name === 'mf-results') throw new Error('no');
      return { html: `<p>${task.slot}</p>`, data: '{}' };
    });
    expect(html).toContain('<header></header><aside><div data-island="right_ad">');
    expect(failed).toEqual([['mf-results@1.0.0', 'results']]);
  });

  it('gives every script and preload the nonce, its hash and crossorigin', async () => {
    const { html } = await documentOf(async () => ({ html: '', data: '{}' }));
    const tags = html.match(/<(script defer|link rel="preload")[^>]*>/g) ?? [];
    expect(tags).toHaveLength(5);
    for (const tag of tags) expect(tag).toMatch(/integrity="sha384-[^"]+" crossorigin="anonymous" nonce="N0"/);
  });

  it('lets nothing of the address or the data end a script element', async () => {
    const { html } = await documentOf(async () => ({ html: '', data: '{"a":"</script><script>alert(1)"}' }), 'a=</script><b>');
    expect(html).not.toContain('</script><script>alert(1)');
    expect(html).not.toContain('</script><b>');
  });
});
