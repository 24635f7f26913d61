import { aCourseItem, aSearchReply, fakeHost } from 'shared-contracts/testing';
import type { FirstPaint } from '../result-view/loadFirstPaint.ts';
import { structuredData } from './structuredData.ts';

function painted(items: ReturnType<typeof aCourseItem>[]) {
  return {
    outcome: { kind: 'found', reply: aSearchReply({ items, search_cnt: 40 }) },
  } as unknown as FirstPaint;
}

describe('what search engines read of the results', () => {
  it('[R10.01] [R2.15] is the list of courses with place, position, rating and the way to booking', () => {
    const course = aCourseItem({
      c_id: 7,
      c_name: '朝芝カントリー',
      pref_cd: 12,
      pref_name: '千葉県',
      review_count: 3,
    });
    expect(structuredData(painted([course]), fakeHost())).toMatchObject([
      {
        '@type': 'ItemList',
        numberOfItems: 40,
        itemListElement: [
          {
            position: 1,
            item: {
              '@type': 'GolfCourse',
              name: '朝芝カントリー',
              address: { addressRegion: '千葉県', addressCountry: 'JP' },
              aggregateRating: { reviewCount: 3 },
              url: expect.stringContaining('c_id=7'),
            },
          },
        ],
      },
    ]);
  });

  it('[R10.01] gives no rating where nobody has rated, no country where it is not Japan, and nothing where there is no course', () => {
    const [list] = structuredData(
      painted([aCourseItem({ review_count: 0, pref_cd: 48 })]),
      fakeHost(),
    ) as { itemListElement: { item: object }[] }[];
    expect(Object.keys(list?.itemListElement[0]?.item ?? {})).not.toContain('aggregateRating');
    expect(JSON.stringify(list)).not.toContain('addressCountry');
    expect(structuredData(painted([]), fakeHost())).toEqual([]);
  });
});
