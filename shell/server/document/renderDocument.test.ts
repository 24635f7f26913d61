/** @jest-environment node */
import { createHash } from 'node:crypto';
import { aDiscovery, aLiveVersion, aManifest, aPageState, hashOf } from '../../testing/builders.ts';
import { renderFrame, type RenderedFrame } from '../../src/frame.server.tsx';
import { chooseRelease } from '../releases/chooseRelease.ts';
import { versionFilesReader } from '../releases/versionFiles.ts';
import { UNRENDERED } from '../../src/telemetry/unrendered.ts';
import { FaultyPaintError } from '../render/FaultyPaintError.ts';
import { LatePaintError } from '../render/LatePaintError.ts';
import type { WidgetRenderers } from '../render/WidgetRenderers.ts';
import { EMPTY_MARKER, SLOT_MARKER } from '../../src/widgets/slotMarker.ts';
import { THEME_SCRIPT } from '../../src/theme/themeScript.ts';
import { TOUCH_SCRIPT } from '../../src/widgets/touch/touchScript.ts';
import { hashSource } from '../security/contentSecurityPolicy.ts';
import type { FirstPaint } from 'server-kit/renderer/messages';
import { renderDocument, type DocumentServices } from './renderDocument.ts';

const manifests = [
  aManifest(),
  aManifest({ name: 'mf-ads', slots: ['right_ad'], global: 'mf_ads_1_0_0' }),
];
const chosen = chooseRelease(aDiscovery(...manifests.map((manifest) => aLiveVersion(manifest))));

/** Returns a slot in the form of the frame's HTML. */
function place(slot: string) {
  return `<div data-empty="${EMPTY_MARKER(slot)}">${SLOT_MARKER(slot)}</div>`;
}

function services(render: WidgetRenderers['render'], frame: Partial<RenderedFrame> = {}) {
  const failed: [string, string][] = [];
  const built: DocumentServices = {
    shell: {
      build: 'b',
      builtAt: 0,
      catalogueOf: () => aPageState().messages,
      renderMaintenance: () => ({ title: '', html: '' }),
      scripts: [{ href: '/assets/main.js', integrity: 'sha384-x' }],
      styles: [{ href: '/assets/main.css', text: 'a{}' }],
      renderOffline: () => ({ title: '', html: '' }),
      renderPreviewLink: () => ({ title: '', html: '' }),
      renderExternalFrame: () => ({ title: '', html: '' }),
      renderFrame: () => ({
        title: '検索 <結果>',
        head: { title: '検索 <結果>', tags: [], structured: [] },
        ...frame,
        html:
          frame.html ?? `<header></header>${place('results')}<aside>${place('right_ad')}</aside>`,
      }),
    },
    renderers: { render },
    filesOf: async (manifest) => ({
      serverBundle: '',
      styles: [{ href: `/remotes/${manifest.name}/1.0.0/widget.css`, text: `.${manifest.name}{}` }],
    }),
    onSlotFailed: (widget, slot) => failed.push([widget, slot]),
  };
  return { built, failed };
}
async function documentOf(render: WidgetRenderers['render'], query = '', preloads = true) {
  const { built, failed } = services(render);
  const state = aPageState({ release: chosen.set, query });
  const pieces: string[] = [];
  const rendered = await renderDocument(built, {
    state,
    manifests: chosen.manifests,
    reader: async () => '{}',
    preloads,
  });
  for await (const piece of rendered.pieces) pieces.push(String(piece));
  return { ...rendered, pieces, html: pieces.join(''), failed };
}

describe('the document of a page', () => {
  it("[R7.09][R10.02] contains every slot's island with its data, in page order", async () => {
    const { html } = await documentOf(async (_manifest, _files, task) => ({
      html: `<p>${task.slot}</p>`,
      data: '{"a":1}',
    }));
    expect(html).toContain(
      '<header></header><div data-empty="false"><div data-island="results"><p>results</p></div><script type="application/json" data-island-data="results">{"a":1}</script></div><aside>',
    );
    expect(html.indexOf('data-island="right_ad"')).toBeGreaterThan(
      html.indexOf('data-island="results"'),
    );
    expect(html.endsWith('</body></html>')).toBe(true);
  });

  it('[R1.07] puts a slot into the element that a widget lends to it, and waits for it there only', async () => {
    const ads = Promise.withResolvers<FirstPaint>();
    const { built } = services(
      async ({ name }) =>
        name === 'mf-ads'
          ? ads.promise
          : { html: '<b>1</b><lent-slot name="right_ad"></lent-slot><b>2</b>', data: '{}' },
      {
        html: `${place('results')}<template data-lent-slot="right_ad">${place('right_ad')}</template><footer></footer>`,
      },
    );
    const { pieces: stream } = await renderDocument(built, {
      state: aPageState({ release: chosen.set }),
      manifests: chosen.manifests,
      reader: async () => '{}',
      preloads: true,
    });
    let first = '';
    while (!first.includes('lent-slot')) first += String((await stream.next()).value);
    expect(first).toMatch(/<b>1<\/b><lent-slot name="right_ad"><div data-empty="$/);
    ads.resolve({ html: '<i>ad</i>', data: '{}' });
    const rest = String((await stream.next()).value);
    expect(rest).toMatch(
      /^false"><div data-island="right_ad"><i>ad<\/i><\/div><script[^>]*>\{\}<\/script><\/div><\/lent-slot><b>2<\/b>/,
    );
    expect(rest).toContain('<footer>');
    expect(first + rest).not.toContain('<template');
  });

  it('[R1.07] has no slot of which no widget of the page has a place', async () => {
    const { built } = services(async ({ name }) => ({ html: `<p>${name}</p>`, data: '{}' }), {
      html: `${place('results')}<template data-lent-slot="right_ad">${place('right_ad')}</template>`,
    });
    const { pieces } = await renderDocument(built, {
      state: aPageState({ release: chosen.set }),
      manifests: chosen.manifests,
      reader: async () => '{}',
      preloads: true,
    });
    let html = '';
    for await (const piece of pieces) html += String(piece);
    expect(html).toContain('<p>mf-results</p>');
    expect(html).not.toContain('<p>mf-ads</p>');
    expect(html).not.toContain('<template');
  });

  it('begins with the head before any widget has answered', async () => {
    const { promise: never } = Promise.withResolvers<never>();
    const { built } = services(() => never);
    const { pieces: stream } = await renderDocument(built, {
      state: aPageState({ release: chosen.set }),
      manifests: chosen.manifests,
      reader: async () => '{}',
      preloads: true,
    });
    const first = String((await stream.next()).value);
    expect(first).toContain('<title>検索 &lt;結果&gt;</title>');
    expect(first).toMatch(/<div id="shell"><header><\/header><div data-empty="$/);
  });

  it.each([
    ['is empty', { html: '', data: '{}', isEmpty: true }, 'nothing'],
    ['has content', { html: '', data: '{}', isEmpty: false }, '検索 &lt;結果&gt;'],
    [
      'says what the page is about',
      { html: '', data: '{}', about: { title: 'a course', description: '' } },
      'a course',
    ],
    ['has failed', Promise.reject(new Error('late')), '検索 &lt;結果&gt;'],
  ])(
    '[R4.17] waits before its head for the one widget that decides about it, and this widget %s',
    async (_what, paint, title) => {
      const { promise: never } = Promise.withResolvers<never>();
      const { built } = services(async ({ name }) => (name === 'mf-results' ? paint : never), {
        awaited: {
          slot: 'results',
          of: ({ about, isEmpty }) => ({
            title: isEmpty === true ? 'nothing' : `${about?.title}`,
            tags: [],
            structured: [],
          }),
          mayBeMissing: false,
        },
      });
      const state = aPageState({ release: chosen.set });
      const { pieces: stream } = await renderDocument(built, {
        state,
        manifests: chosen.manifests,
        reader: async () => '{}',
        preloads: true,
      });
      expect(String((await stream.next()).value)).toContain(`<title>${title}</title>`);
    },
  );

  it.each([
    ['that threw or crashed', new FaultyPaintError('no prices'), ['mf-ads@1.0.0']],
    ['that was late, which may be the gateway', new LatePaintError('late'), []],
    ['whose call the gateway refused', new Error('503'), []],
  ])('[R10.04] names at its end a version %s in its render', async (_how, error, named) => {
    const { html } = await documentOf(async ({ name }) => {
      if (name === 'mf-ads') throw error;
      return { html: '<p></p>', data: '{}' };
    });
    const end = html.slice(html.indexOf('id="page-state"'));
    const [, told] = new RegExp(` ${UNRENDERED}="([^"]*)"`).exec(end) ?? [];
    expect(told?.split(' ') ?? []).toEqual(named);
  });

  it('sends what stands before an island that is late, however little it is', async () => {
    const first = Promise.withResolvers<void>();
    const { built } = services(async ({ name }) => {
      await (name === 'mf-ads' ? new Promise<never>(() => {}) : first.promise);
      return { html: 'little', data: '{}' };
    });
    const { pieces: stream } = await renderDocument(built, {
      state: aPageState({ release: chosen.set }),
      manifests: chosen.manifests,
      reader: async () => '{}',
      preloads: true,
    });
    await stream.next();
    first.resolve();
    expect(String((await stream.next()).value)).toContain(
      '<div data-island="results">little</div>',
    );
  });

  it('[R4.17] of a later page of results has a slot on the page that decides about its head', () => {
    const { awaited, html } = renderFrame(aPageState({ query: 'area[]=12&page=2' }));
    expect(html).toContain(SLOT_MARKER(awaited?.slot ?? ''));
    expect(renderFrame(aPageState()).awaited).toBeUndefined();
  });

  it.each([
    [true, true, true],
    [false, true, false],
    [true, false, false],
  ])(
    '[R2.05] is of nothing that exists if its widget finds nothing (%s) on a page about one thing (%s): %s',
    async (isEmpty, mayBeMissing, isMissing) => {
      const head = { title: '', tags: [], structured: [] };
      const { built } = services(async () => ({ html: '', data: '{}', isEmpty }), {
        awaited: { slot: 'results', of: () => head, mayBeMissing },
      });
      const document = await renderDocument(built, {
        state: aPageState({ release: chosen.set }),
        manifests: chosen.manifests,
        reader: async () => '{}',
        preloads: true,
      });
      expect(await document.isMissing()).toBe(isMissing);
    },
  );

  it('[R2.05] of a course has a slot on the page that says what it is about, or that it is nothing', () => {
    const state = aPageState({ page: 'course', path: '/course/10001/', query: '' });
    const { awaited, html } = renderFrame(state);
    expect(html).toContain(SLOT_MARKER('course'));
    expect(awaited).toMatchObject({ slot: 'course', mayBeMissing: true });
    const about = { title: '朝霧の丘（千葉県市原市）', description: '31日間の料金' };
    const head = awaited?.of({ about });
    expect(head?.title).toBe('朝霧の丘（千葉県市原市）｜朝芝ゴルフ');
    expect(JSON.stringify(head?.tags)).toContain('/course/10001/');
    expect(JSON.stringify(head?.tags)).toContain('31日間の料金');
    const missing = awaited?.of({ isEmpty: true });
    expect(missing?.title).toBe('Page Not Found /course/10001/');
    expect(JSON.stringify(missing?.tags)).toContain('noindex');
  });

  describe('a style sheet that a usual first paint does not need', () => {
    const later = { href: '/remotes/mf-results/1.0.0/later.css', text: '.later_1{color:red}' };
    const aVersion = aManifest({
      laterStyles: ['later.css'],
      files: {
        ...aManifest().files,
        'later.css': { integrity: hashOf(later.text), bytes: later.text.length },
      },
    });
    const live = chooseRelease(aDiscovery(aLiveVersion(aVersion)));

    async function documentWith(html: string) {
      const { built } = services(async () => ({ html, data: '{}' }));
      const { pieces, allowed } = await renderDocument(
        {
          ...built,
          filesOf: async () => ({ serverBundle: '', styles: [], laterStyles: [later] }),
        },
        {
          state: aPageState({ release: live.set }),
          manifests: live.manifests,
          reader: async () => '{}',
          preloads: true,
        },
      );
      let text = '';
      for await (const piece of pieces) text += String(piece);
      return { text, allowed };
    }
    const inlined = `<style data-href="${later.href}">${later.text}</style><div data-island="results">`;
    const preload = `<link rel="preload" as="style" fetchpriority="low" href="${later.href}"`;

    it('stands before the island that has a class of it, and is not loaded again', async () => {
      const { text, allowed } = await documentWith('<p class="later_1"></p>');
      expect(text).toContain(inlined);
      expect(text).not.toContain(preload);
      expect(allowed.styles).toContain(hashSource(later.text));
    });

    it('is left to the module of a widget whose island has none, which finds it loaded', async () => {
      const { text } = await documentWith('<p class="later_12"></p>');
      expect(text).not.toContain(later.text);
      expect(text).toContain(`${preload} integrity="${hashOf(later.text)}"`);
    });
  });

  it('sets light or dark before its styles, by one script and by meta tags', async () => {
    const {
      pieces: [head = ''],
    } = await documentOf(async () => ({ html: '', data: '{}' }));
    expect(head).toContain(`<script>${THEME_SCRIPT}</script>`);
    expect(head.indexOf(THEME_SCRIPT)).toBeLessThan(head.indexOf('<style'));
    expect(head).toContain('<meta name="color-scheme" content="light dark">');
    expect(
      head.match(/<meta name="theme-color" media="\(prefers-color-scheme: (light|dark)\)"/g),
    ).toHaveLength(2);
  });

  it('[R10.05] keeps presses from the first byte on, by a script that its policy allows', async () => {
    const {
      allowed,
      pieces: [head = ''],
    } = await documentOf(async () => ({ html: '', data: '{}' }));
    expect(head).toContain(`<script>${TOUCH_SCRIPT}</script>`);
    expect(allowed.scripts).toContain(hashSource(TOUCH_SCRIPT));
  });

  it('has its scripts after the visible content', async () => {
    const { html } = await documentOf(async () => ({ html: '<p>list</p>', data: '{}' }));
    expect(html.lastIndexOf('data-island=')).toBeLessThan(html.indexOf('<script defer'));
    expect(html.indexOf('<script defer')).toBeLessThan(html.indexOf('rel="preload"'));
  });

  it('[R10.05] has no preloads for a browser that refuses them, but all scripts', async () => {
    const { html } = await documentOf(async () => ({ html: '<p>list</p>', data: '{}' }), '', false);
    expect(html).toContain('<script defer');
    expect(html).not.toContain('rel="preload"');
  });

  it('[R10.05] leaves the slot of a failing widget empty and goes on', async () => {
    const { html, failed, isWhole } = await documentOf(async (manifest, _files, task) => {
      if (manifest.name === 'mf-results') throw new Error('no');
      return { html: `<p>${task.slot}</p>`, data: '{}' };
    });
    expect(html).toContain(
      '<header></header><div data-empty="true"></div><aside><div data-empty="false"><div data-island="right_ad">',
    );
    expect(failed).toEqual([['mf-results@1.0.0', 'results']]);
    expect(isWhole()).toBe(false);
  });

  it('[R8.09] tells whether a widget had no answer of the gateway, however well it painted', async () => {
    const paint = { html: '<p></p>', data: '{}' };
    const well = await documentOf(async () => paint);
    const { missesAnswers, isWhole, failed } = await documentOf(async ({ name }) =>
      name === 'mf-ads' ? { ...paint, missesAnswer: true } : paint,
    );
    expect([well.missesAnswers(), missesAnswers(), isWhole(), failed]).toEqual([
      false,
      true,
      true,
      [],
    ]);
  });

  it('[R10.05] stands, with its head, without the files of a version whose store hangs', async () => {
    const { built, failed } = services(async (_manifest, _files, { slot }) => ({
      html: `<p>${slot}</p>`,
      data: '{}',
    }));
    const { promise: never } = Promise.withResolvers<never>();
    const hanging = versionFilesReader({ read: () => never }, 10);
    const { pieces, isWhole } = await renderDocument(
      {
        ...built,
        filesOf: (manifest) =>
          manifest.name === 'mf-results' ? hanging.readSoon(manifest) : built.filesOf(manifest),
      },
      {
        state: aPageState({ release: chosen.set }),
        manifests: chosen.manifests,
        reader: async () => '{}',
        preloads: true,
      },
    );
    let html = '';
    for await (const piece of pieces) html += String(piece);
    expect(html).toContain('<div data-empty="true"></div>');
    expect(html).toContain('<div data-island="right_ad"><p>right_ad</p></div>');
    expect(html).toContain('href="/remotes/mf-results/1.0.0/remoteEntry.js"');
    expect(failed).toEqual([['mf-results@1.0.0', '']]);
    expect(isWhole()).toBe(false);
  });

  it('marks an empty slot in its tag, so that it takes no space (WebKit does not update `:has(:empty)`)', async () => {
    const { html } = await documentOf(async (_manifest, _files, { slot }) => ({
      html: slot === 'results' ? '<p>list</p>' : '',
      data: '{}',
    }));
    expect(html.match(/data-empty="\w+"/g)).toEqual(['data-empty="false"', 'data-empty="true"']);
  });

  it('has hash and crossorigin on every script and preload, and allows these and its inline texts by hash', async () => {
    const { html, allowed, isWhole } = await documentOf(async () => ({ html: '', data: '{}' }));
    const tags = html.match(/<(script defer|link rel="preload")[^>]*>/g) ?? [];
    expect(tags).toHaveLength(5);
    for (const tag of tags)
      expect(tag).toMatch(/integrity="sha384-[^"]+" crossorigin="anonymous">/);
    const inline = (element: string) =>
      [
        ...html.matchAll(new RegExp(`<${element}(?: data-href="[^"]+")?>(.*?)</${element}>`, 'gs')),
      ].map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    const external = [...html.matchAll(/integrity="([^"]+)"/g)].map(([, hash]) => `'${hash}'`);
    expect(allowed).toEqual({
      scripts: [...inline('script'), ...external],
      styles: inline('style'),
    });
    expect(allowed.styles).toHaveLength(3);
    expect(html).not.toContain('nonce');
    expect(isWhole()).toBe(true);
  });

  it('escapes the address and the data, so that neither can end a script element', async () => {
    const { html } = await documentOf(
      async () => ({ html: '', data: '{"a":"</script><script>alert(1)"}' }),
      'a=</script><b>',
    );
    expect(html).not.toContain('</script><script>alert(1)');
    expect(html).not.toContain('</script><b>');
  });
});
