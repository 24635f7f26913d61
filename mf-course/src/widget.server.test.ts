/** @jest-environment node */
import type { Locale } from 'shared-contracts/locale';
import { aCourseItem, fakeHost } from 'shared-contracts/testing';
import { serverHalf } from 'shared-contracts/platform-testing';
import { NOW, sheetAnswers } from './gateway/testing/sheetAnswers.ts';
import { STORIES } from './stories.ts';
import browserWidget from './widget.tsx';

const widget = serverHalf(browserWidget);

async function paint(query: string, answers = sheetAnswers(), locale: Locale = 'ja-JP') {
  const host = fakeHost({ slot: 'course', answers, locale, now: () => NOW });
  const props = { page: 'course', query } as const;
  const data = JSON.parse(JSON.stringify(await widget.load(props, host)));
  return { host, data, html: widget.render(props, data, host) };
}

describe('the sheet of a course on the server', () => {
  it('[R10.02] contains name, prices, plans, reviews and the booking for visitors without scripts', async () => {
    const { html } = await paint('course=1');
    for (const said of [
      '南総ヒルズカントリークラブ',
      '¥11,480',
      'フェアウェイの手入れが行き届いていました。',
      'https://booking.example/',
      '/course/1/?date=2026-11-23#plans',
    ])
      expect(html).toContain(said);
    expect(html).not.toMatch(/style=|onclick=|<link/i);
  });

  it('tells search engines the course with its ratings and reviews', async () => {
    const { data, host } = await paint('course=1');
    const [course] = widget.structuredData?.(data, host) ?? [];
    expect(course).toMatchObject({
      '@type': 'GolfCourse',
      name: '南総ヒルズカントリークラブ',
      aggregateRating: { ratingValue: 4.3, reviewCount: 1284 },
      priceRange: '¥9100–¥12000',
      review: [
        {
          author: { name: 'みどりの風' },
          datePublished: '2026-11-03',
          reviewRating: { ratingValue: 5 },
        },
        { author: { name: 'たけのこ' } },
      ],
    });
  });

  it('says what the page is about, with the name and the place of the course', async () => {
    const { data, host } = await paint('course=1');
    expect(widget.about?.(data, host)).toEqual({
      title: '南総ヒルズカントリークラブ（千葉県市原市）',
      description: expect.stringContaining('クチコミ1,284件'),
    });
  });

  it.each([
    ['en-US', 'Nanso Hills CC', 'Ichihara City'],
    ['ko-KR', 'Nanso Hills CC', 'Ichihara City'],
    ['zh-Hans', '南総ヒルズカントリークラブ', '市原市'],
  ] as const)('[R9.06] in %s it is about %s in %s', async (locale, name, city) => {
    const latin = { c_name: 'Nanso Hills CC', city: 'Ichihara City', ic_name: 'Ichihara IC' };
    const plans = { result_status: 200, items: [aCourseItem({ latin })], plans: [] };
    const { data, host } = await paint(
      'course=1',
      sheetAnswers({ '/course/plans': plans }),
      locale,
    );
    const topic = widget.about?.(data, host);
    for (const text of [topic?.title, topic?.description]) {
      expect(text).toContain(name);
      expect(text).toContain(city);
    }
  });

  it.each(STORIES)('knows in the state "$name" whether there is a course', async (story) => {
    const { data, host } = await paint(story.query, { ...story.answers });
    const isMissing = story.name === 'no such course';
    expect(widget.isEmpty?.(data)).toBe(isMissing);
    const isKnown = !isMissing && story.name !== 'no answer';
    expect(widget.about?.(data, host) !== undefined).toBe(isKnown);
    expect(widget.structuredData?.(data, host)).toHaveLength(isKnown ? 1 : 0);
  });
});
