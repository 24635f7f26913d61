/** @jest-environment node */
import { PREFECTURES } from 'shared-contracts/areas';
import { aPageState } from '../../../testing/builders.ts';
import { aboutTags, dataBlock } from '../../document/aboutTags.ts';
import { robots, sitemap } from './sitemap.ts';

describe('search engines', () => {
  it('[R9.06] find every prefecture in every language', () => {
    const text = sitemap('https://golf.example');
    for (const { code } of PREFECTURES) {
      expect(text).toContain(`<loc>https://golf.example/search/result/?area%5B%5D=${code}</loc>`);
      expect(text).toContain(
        `<loc>https://golf.example/search/result/?area%5B%5D=${code}&amp;lang=ko-KR</loc>`,
      );
    }
    expect(text.match(/<url>/g)?.length).toBe((4 + 1 + 8 + 47 + 1 + 5) * 5);
  });

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
