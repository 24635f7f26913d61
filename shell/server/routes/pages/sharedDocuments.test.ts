/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import type { Discovery } from 'shared-contracts/release';
import { aDiscovery, aLiveVersion, aManifest } from '../../../testing/builders.ts';
import { pageServer } from '../../../testing/pageServer.ts';
import { type SiteRules, USUAL_RULES } from '../../../src/site-rules/siteRules.ts';
import { renderFrame } from '../../../src/frame.server.tsx';
import { type Answers, openAnswers } from '../../answers/openAnswers.ts';
import type { TryTasks } from '../../render/paintInTime.ts';
import type { PageServices } from './pageRoutes.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const PCS = [
  MAC,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
];
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const RESULT = '/search/result/?area[]=12';
const MINUTE = 60_000;
const VISITORS = 300;
/** Milliseconds: each of the visitors has a document rendered anew. */
const PATIENCE = 120_000;

let gateway: Server;
let answers: Answers;
let now: number;
let renders: number;
let answer: Discovery;
let rules: SiteRules;
let avoided = new Set<string>();
let app: FastifyInstance;

/** Renders a widget that shows everything that the gateway was told about its visitor. */
const showEverything: PageServices['renderers']['render'] = async (
  manifest,
  _files,
  task,
  reader,
) => {
  renders += 1;
  const told = await reader({ method: 'GET', path: '/told', query: '', timeout: undefined });
  return { html: `<p>${manifest.version} ${task.now} ${JSON.stringify(told)}</p>`, data: '{}' };
};

const noTries: Pick<PageServices['renderers'], 'isTryDue' | 'tryNew' | 'tryUnderWay'> = {
  isTryDue: () => false,
  tryNew: async () => {},
  tryUnderWay: () => undefined,
};

function aServer(): Partial<PageServices> {
  return {
    registry: { latest: async () => answer },
    siteRules: { latest: async () => rules },
    renderers: { ...noTries, render: showEverything, avoided: () => avoided },
    clock: () => now,
    readerFor: answers.readerFor,
    keeping: { memory: 1_000_000, resultsKept: 2000, sharedCache: 10 },
  };
}

function open(more: Partial<PageServices> = {}) {
  return pageServer({ ...aServer(), ...more }, renderFrame);
}

beforeAll(async () => {
  gateway = createServer(({ headers }, response) => {
    // the address is what the gateway limits its callers by; it answers nobody differently
    const { 'x-forwarded-for': _address, ...told } = headers;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(told));
  });
  await new Promise<void>((ready) => {
    gateway.listen(0, '127.0.0.1', ready);
  });
  const url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  answers = openAnswers(
    { RENDER_DEADLINE: PATIENCE, GATEWAY_ANSWERS_BYTES: 1, MOCK_NAME: undefined },
    { gateway: { url, proxy: { needed: false, host: '', port: 0 } } },
    new Registry(),
  );
});
afterAll(() => {
  answers.close();
  gateway.closeAllConnections();
  gateway.close();
});
beforeEach(async () => {
  now = 10 * MINUTE + 7;
  renders = 0;
  answer = aDiscovery(aLiveVersion());
  rules = USUAL_RULES;
  avoided = new Set();
  app = await open();
});

interface Wish {
  readonly headers?: Record<string, string>;
  readonly from?: string;
  readonly of?: FastifyInstance;
}

function decode(coding: string, payload: Buffer): Buffer {
  if (coding === 'br') return brotliDecompressSync(payload);
  return coding === 'gzip' ? gunzipSync(payload) : payload;
}

async function ask(url: string, { headers = {}, from = '192.0.2.1', of = app }: Wish = {}) {
  const reply = await of.inject({
    url,
    remoteAddress: from,
    headers: { 'user-agent': MAC, 'accept-language': 'ja', ...headers },
  });
  const html = decode(String(reply.headers['content-encoding']), reply.rawPayload);
  return { status: reply.statusCode, headers: reply.headers, html: String(html) };
}

/** Asks until the document comes from memory. */
async function askKept(url: string, wish: Wish = {}) {
  await ask(url, wish);
  return ask(url, wish);
}

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
      const { keeping: _none, ...services } = aServer();
      const anew = await pageServer(services, renderFrame);
      const keeping = await open();
      const one = await ask(RESULT, { of: anew });
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
          const kept = await ask(RESULT, { ...wish, of: keeping });
          const rendered = await ask(RESULT, { ...wish, of: anew });
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
    const { html } = await askKept(RESULT, { headers: { cookie: 'gora_demo_member=Taro' } });
    expect(html).not.toContain('Taro');
  });

  it('is rendered once: first streamed, then whole from memory with a strong ETag, and 304 to who has it', async () => {
    const first = await ask(RESULT);
    const kept = await ask(RESULT);
    expect([first.headers.etag, kept.headers.etag]).toEqual([
      undefined,
      expect.stringMatching(/^"[\w-]{43}"$/),
    ]);
    expect(kept.html).toBe(first.html);
    expect(renders).toBe(1);
    const etag = String(kept.headers.etag);
    const of304 = (value: string, coding = 'identity') =>
      ask(RESULT, { headers: { 'if-none-match': value, 'accept-encoding': coding } });
    for (const value of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const { status, html, headers } = await of304(value);
      expect([status, html, headers['content-security-policy']]).toEqual([304, '', undefined]);
      expect(headers.etag).toBe(etag);
    }
    expect((await of304('"other"')).status).toBe(200);
    expect((await of304(etag, 'br')).status).toBe(200);
  });

  it('may be held by shared caches for seconds, and by a browser only if it asks', async () => {
    const { headers } = await askKept('/search/');
    expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10');
    expect(headers['cdn-cache-control']).toBe('public, max-age=10, stale-while-revalidate=10');
    expect((await askKept(RESULT)).headers['cache-control']).toBe('public, max-age=0, s-maxage=2');
    expect(headers.vary).toContain('accept-encoding, accept-language, cookie, user-agent');
    const none = await open({ keeping: { memory: 1e6, resultsKept: 2000, sharedCache: 0 } });
    expect((await askKept(RESULT, { of: none })).headers['cache-control']).toBe(
      'private, no-cache',
    );
  });

  it('is another one for each device class, language, address and minute', async () => {
    const first = await askKept(RESULT);
    const others: readonly Wish[] = [
      { headers: { 'user-agent': PHONE } },
      { headers: { 'accept-language': 'en' } },
      { headers: { cookie: 'asashiba_locale=ko-KR' } },
    ];
    const etags = [first.headers.etag];
    for (const wish of others) etags.push((await askKept(RESULT, wish)).headers.etag);
    etags.push((await askKept(`${RESULT}&page=2`)).headers.etag);
    now += MINUTE;
    etags.push((await askKept(RESULT)).headers.etag);
    expect(new Set(etags).size).toBe(6);
    expect(renders).toBe(6);
  });

  it('[R10.05] has the last good version as soon as this server cannot render the stable one, and while it cannot', async () => {
    const stable = aLiveVersion(aManifest({ version: '1.1.0' }));
    const good = aLiveVersion(aManifest(), { deployment: { traffic: 0, default: false } });
    answer = { schema: '', microFrontends: { 'mf-results': [stable, good] } };
    expect((await askKept(RESULT)).html).toContain('<p>1.1.0 ');
    avoided = new Set(['mf-results@1.1.0']);
    const { html } = await ask(RESULT);
    expect(html).toContain('<p>1.0.0 ');
    expect(html).toContain('"why":"last-good"');
    avoided = new Set();
    expect((await ask(RESULT)).html).toContain('<p>1.1.0 ');
  });

  describe('beside a new version', () => {
    let tried: { version: string; tasks: TryTasks['tasks'] }[];
    let end: () => void;
    let fail: () => void;
    /** A server whose try of 1.1.0 ends when the test says so. */
    function trying(more: Partial<PageServices> = {}) {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      tried = [];
      fail = () => reject(new Error('it hangs'));
      end = () => {
        avoided = new Set();
        resolve();
      };
      avoided = new Set(['mf-results@1.1.0']);
      const stable = aLiveVersion(aManifest({ version: '1.1.0' }));
      const good = aLiveVersion(aManifest(), { deployment: { traffic: 0, default: false } });
      const settings = { ...stable, extras: { ...stable.extras, config: { perPage: 7 } } };
      answer = { schema: '', microFrontends: { 'mf-results': [settings, good] } };
      return open({
        renderers: {
          render: showEverything,
          avoided: () => avoided,
          isTryDue: () => tried.length === 0,
          tryNew: ({ version }, _files, { tasks }) => {
            tried.push({ version, tasks });
            return promise;
          },
          tryUnderWay: () => (tried.length > 0 && avoided.size > 0 ? promise : undefined),
        },
        ...more,
      });
    }

    it('[R10.05] has the last good one and waits for nothing; the new one is tried once, with its page, query, slot and time, and with the settings of the new one', async () => {
      const of = await trying();
      expect((await ask(RESULT, { of })).html).toContain('<p>1.0.0 ');
      expect((await ask(`${RESULT}&page=2`, { of })).html).toContain('<p>1.0.0 ');
      expect(tried).toEqual([{ version: '1.1.0', tasks: [expect.anything()] }]);
      expect(tried[0]?.tasks[0]).toMatchObject({
        slot: 'results',
        props: { page: 'result', query: 'area[]=12' },
        locale: 'ja-JP',
        now: now - 7,
        config: { perPage: 7 },
      });
      end();
      expect((await ask(RESULT, { of })).html).toContain('<p>1.1.0 ');
    });

    it('[R10.05] does not try it where its page does not show it', async () => {
      const of = await trying();
      await ask('/error?status=503', { of });
      expect(tried).toEqual([]);
    });

    it('[R10.04] has the new one where the server has patience: who published it looks at the next page', async () => {
      const of = await trying({ tryPatience: PATIENCE });
      const asked = ask(RESULT, { of });
      while (tried.length === 0) await new Promise(setImmediate);
      end();
      expect((await asked).html).toContain('<p>1.1.0 ');
    });

    it('[R10.05] has the last good one where the patience of the server ends', async () => {
      const of = await trying({ tryPatience: 50 });
      expect((await ask(RESULT, { of })).html).toContain('<p>1.0.0 ');
    });

    it('[R10.05] is whole and kept where the try fails, and the server tells so', async () => {
      const failed: string[] = [];
      const of = await trying({ onTryFailed: (widget) => failed.push(widget) });
      await ask(RESULT, { of });
      fail();
      await new Promise(setImmediate);
      expect(failed).toEqual(['mf-results@1.1.0']);
      const { html, headers } = await ask(RESULT, { of });
      expect(html).toContain('<p>1.0.0 ');
      expect(headers.etag).toBeDefined();
    });
  });

  it('is of the new release set at once when a version is published or a setting changes, and of the new rules', async () => {
    await askKept(RESULT);
    answer = aDiscovery(aLiveVersion(aManifest({ version: '1.1.0' })));
    expect((await ask(RESULT)).html).toContain('<p>1.1.0 ');
    const settings = aLiveVersion(aManifest({ version: '1.1.0' }));
    answer = aDiscovery({ ...settings, extras: { ...settings.extras, config: { perPage: 7 } } });
    expect((await ask(RESULT)).html).toContain('"perPage":7');
    rules = { ...USUAL_RULES, routes: [{ from: '/campaign', to: '/search/' }] };
    expect((await ask(RESULT)).html).toContain('"/campaign"');
  });

  it('is kept as long as results are, and until its minute ends if it has none', async () => {
    await ask(RESULT);
    await ask('/search/');
    now += 999;
    expect((await ask(RESULT)).headers.etag).toBeDefined();
    expect(renders).toBe(1);
    now += 1001;
    expect((await ask(RESULT)).headers.etag).toBeUndefined();
    expect(renders).toBe(2);
    expect((await ask('/search/')).headers.etag).toBeDefined();
  });

  it.each(['/search/result/', '/secret/result/', '/search/map/', '/search/solo/', '/course/501/'])(
    'with prices or tee times is seconds old at most, here and in a shared cache: %s',
    async (url) => {
      const { headers } = await askKept(url);
      expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=2');
      now += 2000;
      expect((await ask(url)).headers.etag).toBeUndefined();
    },
  );

  it('with results is rendered anew in its last second, while it serves', async () => {
    await ask(RESULT);
    now += 1999;
    expect((await ask(RESULT)).headers.etag).toBeDefined();
    expect(renders).toBe(2);
    now += 1;
    expect((await askKept(RESULT)).headers.etag).toBeDefined();
    expect(renders).toBe(2);
  });

  it('is rendered once for all who ask while it is rendered, and each gets all of it', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => ask(RESULT)));
    expect(renders).toBe(1);
    expect(new Set(all.map(({ html }) => html)).size).toBe(1);
    expect(all[0]?.html.endsWith('</html>')).toBe(true);
  });

  it('is not kept if a widget has failed', async () => {
    const failing = await open({
      renderers: {
        render: async () => {
          renders += 1;
          throw new Error('no');
        },
        ...noTries,
        avoided: () => avoided,
      },
    });
    await askKept(RESULT, { of: failing });
    expect(renders).toBe(2);
  });

  it('[R8.09] that misses an answer of the gateway is kept for a moment, and for no shared cache', async () => {
    answer = aDiscovery(aLiveVersion(aManifest({ slots: ['search'] })));
    const of = await open({
      renderers: {
        render: async (...all) => ({ ...(await showEverything(...all)), missesAnswer: true }),
        ...noTries,
        avoided: () => avoided,
      },
    });
    const { headers } = await askKept('/search/', { of });
    expect(headers.etag).toBeDefined();
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['cdn-cache-control']).toBeUndefined();
    now += 2000;
    expect((await ask('/search/', { of })).headers.etag).toBeUndefined();
  });

  it.each([
    ['an error page', '/error?status=503', {}],
    ['an address that is too long', `/search/?srch_keyword=${'a'.repeat(1000)}`, {}],
    ["the developers' tools", '/search/', { isDevelopment: true }],
  ])('is not kept with %s', async (_what, url, more) => {
    const of = await open(more);
    const { headers } = await askKept(url, { of });
    expect(headers.etag).toBeUndefined();
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('[R10.04] with a preview is never kept, and nobody else gets it', async () => {
    const live = aLiveVersion(aManifest({ version: '1.1.0-preview' }));
    const of = await open({
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
    const shown = await askKept(RESULT, wish);
    expect(shown.html).toContain('<p>1.1.0-preview ');
    expect([shown.headers.etag, shown.headers['cache-control']]).toEqual([
      undefined,
      'private, no-cache',
    ]);
    expect((await ask(RESULT, { of })).html).not.toContain('1.1.0-preview');
    expect((await ask(RESULT, wish)).html).toContain('<p>1.1.0-preview ');
  });

  it('that sets the cookie of a language is for this browser alone', async () => {
    const { headers } = await askKept('/search/?lang=en');
    expect(headers['set-cookie']).toContain('asashiba_locale=en-US');
    expect(headers['cache-control']).toBe('private, no-cache');
  });

  it('uses no more memory than its setting', async () => {
    const { html } = await ask(RESULT);
    const of = await open({
      keeping: { memory: html.length * 5, resultsKept: 2000, sharedCache: 10 },
    });
    const first = { of, url: `${RESULT}&page=1` };
    for (const page of [1, 2, 3, 4]) await ask(`${RESULT}&page=${page}`, { of });
    expect((await ask(first.url, { of })).headers.etag).toBeUndefined();
  });
});

describe('a document while a version is watched', () => {
  const watched = aLiveVersion(aManifest(), {
    deployment: { traffic: 100, default: true, watched: true },
  });
  beforeEach(async () => {
    answer = aDiscovery(watched);
    app = await open({ reportsVisits: true });
  });

  it('[R10.04] asks for a ticket, and is the same bytes for everybody, without a cookie, and for shared caches too', async () => {
    const documents = new Set<string>();
    for (let id = 0; id < 10; id += 1) {
      const cookie = id < 5 ? `asashiba_visitor=00000000-0000-4000-8000-0000000000${id + 10}` : '';
      const { html, headers } = await ask(RESULT, { headers: { cookie } });
      if (id > 0) expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=2');
      expect(headers['set-cookie']).toBeUndefined();
      documents.add(html);
    }
    expect([...documents]).toEqual([expect.stringContaining('"countsVisit":true')]);
    expect(renders).toBe(1);
    answer = aDiscovery(aLiveVersion());
    expect((await ask(RESULT)).html).not.toContain('countsVisit');
  });
});

describe('a document during a trial', () => {
  const stable = aLiveVersion();
  const canary = aLiveVersion(aManifest({ version: '1.1.0' }), {
    deployment: { traffic: 50, default: false },
  });
  const visitor = (id: number) => ({
    headers: { cookie: `asashiba_visitor=00000000-0000-4000-8000-0000000000${id + 10}` },
  });
  beforeEach(() => {
    answer = { schema: '', microFrontends: { 'mf-results': [stable, canary] } };
  });

  it('[R10.04] is kept by the versions that are chosen, not by the visitor, and for no shared cache', async () => {
    const shown = new Set<string | undefined>();
    for (let id = 0; id < 40; id += 1) {
      const { html, headers } = await ask(RESULT, visitor(id));
      shown.add(/<p>([\d.]+) /.exec(html)?.[1]);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(html).not.toContain('-4000-8000-');
    }
    expect([...shown].sort()).toEqual(['1.0.0', '1.1.0']);
    expect(renders).toBe(2);
  });

  it('[R10.04] gives a new visitor a cookie, and everybody the same bytes', async () => {
    const cookies = new Set<string>();
    const documents = new Set<string>();
    for (let time = 0; time < 20; time += 1) {
      const { html, headers } = await ask(RESULT);
      cookies.add(String(headers['set-cookie']));
      documents.add(html);
    }
    expect(cookies.size).toBe(20);
    expect(documents.size).toBeLessThanOrEqual(2);
  });
});
