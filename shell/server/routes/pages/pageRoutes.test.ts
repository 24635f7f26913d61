/** @jest-environment node */
import { aLiveVersion, aManifest } from '../../../testing/builders.ts';
import { pageServer } from '../../../testing/pageServer.ts';
import {
  USUAL_RULES,
  type Maintenance,
  type SiteRules,
} from '../../../src/site-rules/siteRules.ts';
import type { PageState } from '../../../src/document/pageState.ts';
import type { PageServices } from './pageRoutes.ts';
import { THEME_SCRIPT } from '../../../src/theme/themeScript.ts';
import { TOUCH_SCRIPT } from '../../../src/widgets/touch/touchScript.ts';
import { hashSource } from '../../security/contentSecurityPolicy.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';
const TABLET = 'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15';

function closed(changes: Partial<Maintenance>): SiteRules {
  return {
    ...USUAL_RULES,
    maintenance: { ...USUAL_RULES.maintenance, ...changes },
  };
}

async function ask(
  url: string,
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64)',
  rules = USUAL_RULES,
  { cookie = '', ...more }: Partial<PageServices> & { readonly cookie?: string } = {},
) {
  const app = await pageServer({ siteRules: { latest: async () => rules }, ...more });
  return app.inject({ url, headers: { 'user-agent': userAgent, cookie } });
}

function scriptsOf(html: string) {
  return [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text);
}

describe('the pages', () => {
  it('[R9.06] remember a chosen language by a cookie, which goes over TLS only where the visitor came by TLS', async () => {
    const app = await pageServer({});
    const cookieOf = async (proto: string) =>
      (await app.inject({ url: '/search/?lang=en-US', headers: { 'x-forwarded-proto': proto } }))
        .cookies;
    expect(await cookieOf('https')).toMatchObject([
      { name: 'asashiba_locale', value: 'en-US', secure: true, httpOnly: true },
    ]);
    const [plain] = await cookieOf('http');
    expect(plain).toMatchObject({ name: 'asashiba_locale', value: 'en-US' });
    expect(plain).not.toHaveProperty('secure');
  });

  it('[R3.28][R9.06] say that a language is remembered to the visitor who has just chosen it here, and to nobody else', async () => {
    const app = await pageServer({});
    const says = async (headers: Record<string, string>) => {
      const { body } = await app.inject({ url: '/search/?lang=en-US', headers });
      return body.includes('"alert":{"severity":"success"');
    };
    expect(await says({ 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(await says({ 'sec-fetch-site': 'cross-site' })).toBe(false);
    expect(await says({})).toBe(false);
    const cookie = 'asashiba_locale=en-US';
    expect(await says({ 'sec-fetch-site': 'same-origin', cookie })).toBe(false);
  });

  it.each([
    ['/', 'top'],
    ['/index-pc', 'top'],
  ])('[R2.01] %s is the PC top page', async (path, page) => {
    expect((await ask(path)).body).toContain(`<p>${page} PC</p>`);
  });

  it('[R2.01] answer the smartphone top to a phone at /, with a `Vary` header', async () => {
    const answer = await ask('/?area[]=12', PHONE);
    expect([answer.statusCode, answer.headers.location]).toEqual([200, undefined]);
    expect(answer.body).toContain('<p>sp-top MB</p>');
    expect(answer.headers.vary).toContain('user-agent');
  });

  it('[R2.01] answer the PC top to a tablet, and to a phone at /index-pc', async () => {
    expect((await ask('/', TABLET)).body).toContain('<p>top TB</p>');
    expect((await ask('/index-pc', PHONE)).body).toContain('<p>top MB</p>');
  });

  it.each(['/smart/iphone_top.html', '/index-sp'])(
    '[R2.02] %s is the smartphone top page',
    async (path) => {
      expect((await ask(path)).body).toContain('<p>sp-top PC</p>');
    },
  );

  it.each(['/search/', '/search', '/detail-search'])(
    '[R2.03] %s is the detailed search page',
    async (path) => {
      expect((await ask(path)).body).toContain('<p>detail PC</p>');
    },
  );

  it.each(['/search/result/', '/search/result/golf/', '/search/result', '/search-result'])(
    '[R2.04] %s is the result page',
    async (path) => {
      expect((await ask(`${path}?area[]=12`)).body).toContain('<p>result PC</p>');
    },
  );

  it.each(['/PageNotFound', '/nothing/here', '/search/result/x'])(
    '[R2.05] %s is the page not found, with status 404 and the path in the title',
    async (path) => {
      const answer = await ask(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain(`<title>notFound.title ${path}</title>`);
    },
  );

  it.each(['/%', '/%E0%A4%A'])(
    '[R4.02] %s, an invalid path, is the page not found with the path in the title',
    async (path) => {
      const answer = await ask(path);
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toContain(`<title>notFound.title ${path}</title>`);
    },
  );

  it('[R4.02] show a Japanese path decoded in the title', async () => {
    expect((await ask('/%E6%97%A5%E6%9C%AC')).body).toContain(
      '<title>notFound.title /日本</title>',
    );
  });

  it.each(['/search/result/?srch_keyword=%', '/?area[]=%FF', '/?%'])(
    'answer %s, an invalid query, with the page',
    async (path) => {
      expect((await ask(path)).statusCode).toBe(200);
    },
  );

  it("[R9.03] answer a query above 64 KB with an error page whose only script is the theme's", async () => {
    const answer = await ask(`/search/result/?srch_keyword=${'a'.repeat(70_000)}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      414,
      'text/html; charset=utf-8',
    ]);
    expect(answer.body).toContain('<p>error PC</p>');
    expect(scriptsOf(answer.body)).toEqual([THEME_SCRIPT]);
  });

  it.each([
    ['', 500],
    ['?status=404', 404],
    ['?status=503', 503],
    ['?status=200', 500],
    ['?status=abc', 500],
  ])('[R2.07][R2.08] /error%s is the error page with status %s', async (query, status) => {
    const answer = await ask(`/error${query}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.body).toContain('<p>error PC</p>');
  });

  it('[R2.08][R4.02] title the error page by its status, with the path for 404 only', async () => {
    expect((await ask('/error?status=404')).body).toContain('<title>notFound.title /error</title>');
    for (const query of ['', '?status=503'])
      expect((await ask(`/error${query}`)).body).toContain('<title>error.title｜site</title>');
  });

  it('[R10.01] are decided by the shell: which page stands at an address, in which language, and whether it is closed', async () => {
    const asked = async (url: string, rules = USUAL_RULES) => {
      const { statusCode, body } = await ask(url, undefined, rules);
      return [statusCode, /<html lang="([^"]+)"/.exec(body)?.[1], /<p>[^<]*<\/p>/.exec(body)?.[0]];
    };
    expect(await asked('/search/result/?area[]=12')).toEqual([200, 'ja', '<p>result PC</p>']);
    expect(await asked('/search/map/?lang=ko-KR')).toEqual([200, 'ko', '<p>map PC</p>']);
    expect(await asked('/search/nothing')).toEqual([404, 'ja', '<p>not-found PC</p>']);
    expect(await asked('/search/solo/?lang=en-US', closed({ all: true, until: 'noon' }))).toEqual([
      503,
      'en',
      '<p>closed until noon</p>',
    ]);
  });

  it('[R2.09] redirect a closed page to the external announcement, or else show our own', async () => {
    const external = await ask(
      '/search/',
      undefined,
      closed({ detail: true, announcement: 'https://sites.example/closed' }),
    );
    expect([
      external.statusCode,
      external.headers.location,
      external.headers['cache-control'],
    ]).toEqual([302, 'https://sites.example/closed', 'no-store']);
    const ours = await ask(
      '/search/',
      undefined,
      closed({ detail: true, until: '1970-01-01T02:00:00Z' }),
    );
    expect([ours.statusCode, ours.headers['retry-after'], ours.headers['x-robots-tag']]).toEqual([
      503,
      '7200',
      'noindex',
    ]);
    expect(ours.body).toContain('<p>closed until 1970-01-01T02:00:00Z</p>');
    expect(ours.body).toContain('<meta name="robots" content="noindex">');
    expect(scriptsOf(ours.body)).toEqual([THEME_SCRIPT]);
    expect((await ask('/search/result/', undefined, closed({ detail: true }))).statusCode).toBe(
      200,
    );
  });

  it('[R2.09] send `Retry-After` of an hour with an announcement without an end', async () => {
    expect((await ask('/', undefined, closed({ all: true }))).headers['retry-after']).toBe('3600');
  });

  it('[R2.10] follow a rule to a page or to an allowed site, but to no other site', async () => {
    const to = async (target: string) => {
      const answer = await ask('/campaign?a=1', undefined, {
        ...USUAL_RULES,
        routes: [{ from: '/campaign', to: target, keepQuery: true, status: 307 }],
      });
      return [answer.statusCode, answer.headers.location];
    };
    expect(await to('/search/')).toEqual([307, '/search/?a=1']);
    expect(await to('https://sites.example/autumn')).toEqual([
      307,
      'https://sites.example/autumn?a=1',
    ]);
    expect(await to('https://evil.example/')).toEqual([404, undefined]);
    expect(await to('/campaign')).toEqual([404, undefined]);
  });

  it('[R10.05] allow one Trusted Types policy for each live build, and no other script', async () => {
    const policy = String((await ask('/')).headers['content-security-policy']);
    const ours = [THEME_SCRIPT, TOUCH_SCRIPT].map(hashSource).join(' ');
    expect(policy).toContain(`script-src ${ours} 'strict-dynamic';`);
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types asashiba-shell asashiba-loader asashiba-inert mf-results@1.0.0",
    );
    expect(policy).toContain("object-src 'none'; base-uri 'none'");
    expect((await ask('/')).headers['integrity-policy']).toBe('blocked-destinations=(script)');
  });

  describe('in production', () => {
    const developerOf = async (more: Parameters<typeof ask>[3]) => {
      const { body } = await ask('/', undefined, undefined, more);
      return (JSON.parse(/id="page-state">(.*?)<\/script>/s.exec(body)?.[1] ?? '') as PageState)
        .developer;
    };
    const live = aLiveVersion(aManifest({ version: '1.1.0-preview' }));
    const previews: PageServices['previews'] = {
      read: async (session) =>
        session === 'valid.signed'
          ? {
              shown: [{ widget: 'mf-results', version: '1.1.0-preview', live }],
              expires: '2026-11-21T00:00:00Z',
            }
          : undefined,
    };

    it("[R10.04] offer the developers' tools only to a browser with a preview", async () => {
      expect(await developerOf({ previews })).toBeUndefined();
      expect(
        await developerOf({ previews, cookie: 'asashiba_preview=ended.signed' }),
      ).toBeUndefined();
      expect(
        await developerOf({ previews, cookie: '__rg_panda_at=anything; developer=true' }),
      ).toBeUndefined();
      expect(await developerOf({ previews, cookie: 'asashiba_preview=valid.signed' })).toEqual({
        reasons: { 'mf-results': { stable: '1.0.0' } },
      });
    });

    it("[R10.04] offer the developers' tools to everybody outside production", async () => {
      expect(await developerOf({ isDevelopment: true })).toEqual({
        reasons: { 'mf-results': { stable: '1.0.0' } },
      });
    });
  });
});
