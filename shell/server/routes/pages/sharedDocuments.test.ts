/** @jest-environment node */
import * as fc from 'fast-check';
import { aDiscovery, aLiveVersion, aManifest } from '../../../testing/builders.ts';
import {
  DocumentSite,
  MAC,
  MINUTE,
  noTries,
  PATIENCE,
  RESULT,
  type Wish,
} from '../../../testing/DocumentSite.ts';
import { pageServer } from '../../../testing/pageServer.ts';
import { renderFrame } from '../../../src/frame.server.tsx';
import { USUAL_RULES } from '../../../src/site-rules/siteRules.ts';

const PCS = [
  MAC,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
];
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const VISITORS = 300;

let site: DocumentSite;
beforeAll(async () => {
  site = await DocumentSite.start();
});
afterAll(() => site.close());
beforeEach(() => site.reset());

/** Headers and cookies that no document depends on. */
const unkeyed = fc.record({
  cookies: fc.dictionary(
    fc.constantFrom(
      '__rg_panda_at',
      '__rg_user_at',
      '__rg_user_rt',
      'gora_demo_member',
      'asashiba_visitor',
      'asashiba_preview',
      'session',
      'theme',
    ),
    fc.stringMatching(/^[\w-]{1,40}$/),
  ),
  headers: fc.dictionary(
    fc.constantFrom(
      'accept',
      'referer',
      'authorization',
      'dnt',
      'origin',
      'sec-ch-ua',
      'sec-fetch-site',
      'x-forwarded-host',
      'x-forwarded-for',
      'x-forwarded-proto',
      'x-mock-name',
      'x-user',
      'cache-control',
      'range',
      'if-modified-since',
    ),
    fc.stringMatching(/^[\w/=;, -]{1,40}$/),
  ),
  agent: fc.constantFrom(...PCS),
  coding: fc.constantFrom('br', 'gzip', 'gzip, br;q=0', 'identity'),
  from: fc.ipV4(),
});

describe('an anonymous document', () => {
  it(
    '[issue 14] is the same bytes for everybody, whatever 300 visitors send that it does not depend on',
    async () => {
      const { keeping: _none, ...services } = site.services();
      const anew = await pageServer(services, renderFrame);
      const keeping = await site.open();
      const one = await site.ask(RESULT, { of: anew });
      expect(one.html).toContain('<p>1.0.0 600000');
      const etags = new Map<string, unknown>();
      await fc.assert(
        fc.asyncProperty(unkeyed, async ({ cookies, headers, agent, coding, from }) => {
          const wish = {
            from,
            headers: {
              ...headers,
              'user-agent': agent,
              'accept-encoding': coding,
              cookie: Object.entries(cookies)
                .map(([name, value]) => `${name}=${value}`)
                .join('; '),
            },
          };
          const kept = await site.ask(RESULT, { ...wish, of: keeping });
          const rendered = await site.ask(RESULT, { ...wish, of: anew });
          expect(kept.html).toBe(one.html);
          expect(rendered.html).toBe(one.html);
          expect(kept.headers['content-security-policy']).toBe(
            one.headers['content-security-policy'],
          );
          expect(kept.headers['set-cookie']).toBeUndefined();
          const { etag } = kept.headers;
          if (etag !== undefined) expect(etags.get(coding) ?? etag).toBe(etag);
          if (etag !== undefined) etags.set(coding, etag);
        }),
        { numRuns: VISITORS },
      );
      expect(etags.size).toBe(4);
    },
    PATIENCE,
  );

  it('has no name of a member, even if the browser sends a session', async () => {
    const { html } = await site.askKept(RESULT, { headers: { cookie: 'gora_demo_member=Taro' } });
    expect(html).not.toContain('Taro');
  });

  it('is rendered once: first streamed, then whole from memory with a strong ETag, and 304 to who has it', async () => {
    const first = await site.ask(RESULT);
    const kept = await site.ask(RESULT);
    expect([first.headers.etag, kept.headers.etag]).toEqual([
      undefined,
      expect.stringMatching(/^"[\w-]{43}"$/),
    ]);
    expect(kept.html).toBe(first.html);
    expect(site.renders).toBe(1);
    const etag = String(kept.headers.etag);
    const of304 = (value: string, coding = 'identity') =>
      site.ask(RESULT, { headers: { 'if-none-match': value, 'accept-encoding': coding } });
    for (const value of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { status, html, headers } = await of304(value);
      expect([status, html, headers['content-security-policy']]).toEqual([304, '', undefined]);
      expect(headers.etag).toBe(etag);
    }
    expect((await of304('"other"')).status).toBe(200);
    expect((await of304(etag, 'br')).status).toBe(200);
  });

  it('may be held by shared caches for seconds, and by a browser only if it asks', async () => {
    const { headers } = await site.askKept('/search/');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
    expect(headers['cdn-cache-control']).toBe('public, max-age=10, stale-while-revalidate=10');
    expect((await site.askKept(RESULT)).headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=2',
    );
    expect(headers.vary).toContain('accept-encoding, accept-language, cookie, user-agent');
    const none = await site.open({ keeping: { memory: 1e6, resultsKept: 2000, sharedCache: 0 } });
    expect((await site.askKept(RESULT, { of: none })).headers['cache-control']).toBe(
      'private, no-cache',
    );
  });

  it('is another one for each device class, language, address and minute', async () => {
    const first = await site.askKept(RESULT);
    const others: readonly Wish[] = [
      { headers: { 'user-agent': PHONE } },
      { headers: { 'accept-language': 'en' } },
      { headers: { cookie: 'asashiba_locale=ko-KR' } },
    ];
    const etags = [first.headers.etag];
    for (const wish of others) etags.push((await site.askKept(RESULT, wish)).headers.etag);
    etags.push((await site.askKept(`${RESULT}&page=2`)).headers.etag);
    site.now += MINUTE;
    etags.push((await site.askKept(RESULT)).headers.etag);
    expect(new Set(etags).size).toBe(6);
    expect(site.renders).toBe(6);
  });

  it('is of the new release set at once when a version is published or a setting changes, and of the new rules', async () => {
    await site.askKept(RESULT);
    site.answer = aDiscovery(aLiveVersion(aManifest({ version: '1.1.0' })));
    expect((await site.ask(RESULT)).html).toContain('<p>1.1.0 ');
    const settings = aLiveVersion(aManifest({ version: '1.1.0' }));
    site.answer = aDiscovery({
      ...settings,
      extras: { ...settings.extras, config: { perPage: 7 } },
    });
    expect((await site.ask(RESULT)).html).toContain('"perPage":7');
    site.rules = { ...USUAL_RULES, routes: [{ from: '/campaign', to: '/search/' }] };
    expect((await site.ask(RESULT)).html).toContain('"/campaign"');
  });

  it('is kept as long as results are, and until its minute ends if it has none', async () => {
    await site.ask(RESULT);
    await site.ask('/search/');
    site.now += 999;
    expect((await site.ask(RESULT)).headers.etag).toBeDefined();
    expect(site.renders).toBe(1);
    site.now += 1001;
    expect((await site.ask(RESULT)).headers.etag).toBeUndefined();
    expect(site.renders).toBe(2);
    expect((await site.ask('/search/')).headers.etag).toBeDefined();
  });

  it.each(['/search/result/', '/secret/result/', '/search/map/', '/search/solo/', '/course/501/'])(
    'with prices or tee times is seconds old at most, here and in a shared cache: %s',
    async (url) => {
      const { headers } = await site.askKept(url);
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=2');
      site.now += 2000;
      expect((await site.ask(url)).headers.etag).toBeUndefined();
    },
  );

  it('with results is rendered anew in its last second, while it serves', async () => {
    await site.ask(RESULT);
    site.now += 1999;
    expect((await site.ask(RESULT)).headers.etag).toBeDefined();
    expect(site.renders).toBe(2);
    site.now += 1;
    expect((await site.askKept(RESULT)).headers.etag).toBeDefined();
    expect(site.renders).toBe(2);
  });

  it('is rendered once for all who ask while it is rendered, and each gets all of it', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => site.ask(RESULT)));
    expect(site.renders).toBe(1);
    expect(new Set(all.map(({ html }) => html)).size).toBe(1);
    expect(all[0]?.html.endsWith('</html>')).toBe(true);
  });

  it('is not kept if a widget has failed', async () => {
    const failing = await site.open({
      renderers: {
        render: async () => {
          site.renders += 1;
          throw new Error('no');
        },
        ...noTries,
        avoided: () => site.avoided,
      },
    });
    await site.askKept(RESULT, { of: failing });
    expect(site.renders).toBe(2);
  });

  it('[R8.09] that misses an answer of the gateway is kept for a moment, and for no shared cache', async () => {
    site.answer = aDiscovery(aLiveVersion(aManifest({ slots: ['search'] })));
    const of = await site.open({
      renderers: {
        render: async (...all) => ({ ...(await site.showEverything(...all)), missesAnswer: true }),
        ...noTries,
        avoided: () => site.avoided,
      },
    });
    const { headers } = await site.askKept('/search/', { of });
    expect(headers.etag).toBeDefined();
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['cdn-cache-control']).toBeUndefined();
    site.now += 2000;
    expect((await site.ask('/search/', { of })).headers.etag).toBeUndefined();
  });

  it.each([
    ['an error page', '/error?status=503', {}],
    ['an address that is too long', `/search/?srch_keyword=${'a'.repeat(1000)}`, {}],
    ["the developers' tools", '/search/', { isDevelopment: true }],
  ])('is not kept with %s', async (_what, url, more) => {
    const of = await site.open(more);
    const { headers } = await site.askKept(url, { of });
    expect(headers.etag).toBeUndefined();
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('[R10.04] with a preview is never kept, and nobody else gets it', async () => {
    const live = aLiveVersion(aManifest({ version: '1.1.0-preview' }));
    const of = await site.open({
      previews: {
        read: async (session) =>
          session === 'valid.signed'
            ? {
                shown: [{ widget: 'mf-results', version: '1.1.0-preview', live }],
                expires: '2026-11-21T00:00:00Z',
              }
            : undefined,
      },
    });
    const wish = { of, headers: { cookie: 'asashiba_preview=valid.signed' } };
    const shown = await site.askKept(RESULT, wish);
    expect(shown.html).toContain('<p>1.1.0-preview ');
    expect([shown.headers.etag, shown.headers['cache-control']]).toEqual([
      undefined,
      'private, no-cache',
    ]);
    expect((await site.ask(RESULT, { of })).html).not.toContain('1.1.0-preview');
    expect((await site.ask(RESULT, wish)).html).toContain('<p>1.1.0-preview ');
  });

  it('that sets the cookie of a language is for this browser alone', async () => {
    const { headers } = await site.askKept('/search/?lang=en');
    expect(headers['set-cookie']).toContain('asashiba_locale=en-US');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('uses no more memory than its setting', async () => {
    const { html } = await site.ask(RESULT);
    const of = await site.open({
      keeping: { memory: html.length * 5, resultsKept: 2000, sharedCache: 10 },
    });
    const first = { of, url: `${RESULT}&page=1` };
    for (const page of [1, 2, 3, 4]) await site.ask(`${RESULT}&page=${page}`, { of });
    expect((await site.ask(first.url, { of })).headers.etag).toBeUndefined();
  });
});
