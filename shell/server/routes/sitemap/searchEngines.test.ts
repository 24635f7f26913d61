/** @jest-environment node */
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { PREFECTURES } from 'shared-contracts/areas';
import { aPageState } from '../../../testing/builders.ts';
import { openTestGateway } from '../../../testing/testGateway.ts';
import { openAnswers } from '../../answers/openAnswers.ts';
import { readEnvironment } from '../../environment.ts';
import { aboutTags, dataBlock } from '../../document/aboutTags.ts';
import { coursesSitemap, pagesSitemap, registerSitemap, robots, sitemapIndex } from './sitemap.ts';

describe('search engines', () => {
  it('[R9.06] find every prefecture in every language', () => {
    const text = pagesSitemap('https://golf.example');
    for (const { code } of PREFECTURES) {
      expect(text).toContain(`<loc>https://golf.example/search/result/?area%5B%5D=${code}</loc>`);
      expect(text).toContain(
        `<loc>https://golf.example/search/result/?area%5B%5D=${code}&amp;lang=ko-KR</loc>`,
      );
    }
    expect(text.match(/<url>/g)?.length).toBe((4 + 1 + 8 + 47 + 1 + 5) * 5);
  });

  it('[issue 19] find the sheet of a course in every language, each with all others', () => {
    const text = coursesSitemap('https://golf.example', [10_001, 10_008]);
    expect(text.match(/<url>/g)?.length).toBe(2 * 5);
    expect(text.match(/hreflang="en"/g)?.length).toBe(2 * 5);
    expect(text).toContain('<url><loc>https://golf.example/course/10001/</loc>');
    expect(text).toContain('<loc>https://golf.example/course/10008/?lang=zh-Hant</loc>');
    expect(text).not.toContain('lastmod');
  });

  it.each([
    [0, 0],
    [1, 1],
    [500, 1],
    [501, 2],
    [60_000, 120],
  ])(
    '[issue 19] find all of %i courses in %i sitemaps beside that of the pages',
    (courses, most) => {
      const text = sitemapIndex('https://golf.example', courses);
      const named = [...text.matchAll(/<loc>https:\/\/golf\.example\/sitemap-(.+?)\.xml<\/loc>/g)];
      const numbers = Array.from({ length: most }, (_, at) => `courses-${at + 1}`);
      expect(named.map(([, name]) => name)).toEqual(['pages', ...numbers]);
    },
  );

  it('find the sitemap, and are kept from calls and from personal pages', () => {
    expect(robots('https://golf.example')).toMatch(
      /Disallow: \/gora\/\n[\s\S]*Disallow: \/secret\/\n[\s\S]*Sitemap: https:\/\/golf\.example\/sitemap\.xml/,
    );
  });

  it('[R4.02] receive titles and tags with their markup escaped', () => {
    const tag = { name: 'meta', attributes: { name: 'robots', content: '"><script>' } } as const;
    const written = aboutTags({ title: '<b>"', tags: [tag], structured: [] }, aPageState());
    expect(written).toContain('<meta name="robots" content="&quot;&gt;&lt;script&gt;">');
    expect(written).toContain('<title>&lt;b&gt;&quot;</title>');
    expect(dataBlock(JSON.stringify({ name: '</script><script>' }))).toBe(
      '<script type="application/ld+json">{"name":"\\u003c/script>\\u003cscript>"}</script>',
    );
  });
});

describe('the sitemaps of a site', () => {
  async function ask(path: string, gatewayStatus = 200) {
    const gateway = await openTestGateway(({ url }, response) => {
      const ids = url === '/gora/course/list?page=1' ? [7, 9] : [];
      response
        .writeHead(gatewayStatus)
        .end(JSON.stringify({ result_status: 200, count: 2, c_ids: ids }));
    });
    const to = { gateway: gateway.endpoint };
    const answers = openAnswers(readEnvironment({}), to, new Registry());
    const app = Fastify();
    registerSitemap(app, 'https://golf.example', answers);
    const reply = await app.inject(path);
    await app.close();
    answers.close();
    await gateway.close();
    return reply;
  }

  it('[issue 19] name the courses that the gateway has at present, and may be kept for an hour', async () => {
    const index = await ask('/sitemap.xml');
    expect(index.body.match(/sitemap-[^<]+/g)).toEqual([
      'sitemap-pages.xml',
      'sitemap-courses-1.xml',
    ]);
    const courses = await ask('/sitemap-courses-1.xml');
    expect(courses.body).toContain('<loc>https://golf.example/course/9/</loc>');
    for (const { statusCode, headers } of [index, courses])
      expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
        200,
        'application/xml; charset=utf-8',
        'public, max-age=3600',
      ]);
  });

  it.each(['/sitemap-courses-2.xml', '/sitemap-courses-0.xml', '/sitemap-courses-1e3.xml'])(
    '[issue 19] are not found behind the last one: %s',
    async (path) => {
      expect((await ask(path)).statusCode).toBe(404);
    },
  );

  it.each(['/sitemap.xml', '/sitemap-courses-1.xml'])(
    '[issue 19] are asked for again later where the gateway fails, rather than empty: %s',
    async (path) => {
      const { statusCode, headers } = await ask(path, 500);
      expect([statusCode, headers['cache-control']]).toEqual([503, undefined]);
    },
  );
});
