import { expect, test } from '../stack/test.ts';

function locsOf(xml: string): string[] {
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);
}

test('[issue 19] the sitemap leads to the sheet of every course, under the address that the sheet itself names', async ({
  stack,
}) => {
  const read = async (address: string) => {
    const { pathname, search } = new URL(address, 'https://x.y');
    // a robot remembers no language
    const answer = await fetch(stack.shellUrl + pathname + search);
    return { status: answer.status, text: await answer.text() };
  };
  const robots = await read('/robots.txt');
  const [, first = ''] = /^Sitemap: (.*)$/m.exec(robots.text) ?? [];
  const sitemaps = locsOf((await read(first)).text);
  expect(sitemaps[0]).toMatch(/sitemap-pages\.xml$/);
  const [courses = '', ...others] = sitemaps.slice(1);
  const addresses = locsOf((await read(courses)).text);
  expect(addresses.length).toBe(5 * new Set(addresses.map((each) => new URL(each).pathname)).size);
  const sample = [0, 1, Math.floor(addresses.length / 2), -1].map((at) => addresses.at(at) ?? '');
  for (const address of sample) {
    const { status, text } = await read(address);
    const [, canonical] = /<link rel="canonical" href="(.*?)"/.exec(text) ?? [];
    expect([address, status, canonical]).toEqual([address, 200, address]);
  }
  for (const sitemap of others) expect((await read(sitemap)).status).toBe(200);
  const behind = courses.replace('courses-1', `courses-${sitemaps.length}`);
  expect((await read(behind)).status).toBe(404);
});
