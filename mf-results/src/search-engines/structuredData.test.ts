import { aCourse, aCoursePage, aSearchCondition } from 'shared-contracts/testing';
import type { Course } from 'shared-contracts/gateway';
import type { FirstPaint } from '../result-view/loadFirstPaint.ts';
import { structuredData } from './structuredData.ts';

function painted(courses: readonly Course[]): FirstPaint {
  return {
    key: '',
    query: '',
    outcome: {
      kind: 'found',
      condition: aSearchCondition(),
      reply: aCoursePage({ courses, count: 40 }),
      waysOut: [],
    },
  };
}

describe('the data of the results for search engines', () => {
  it('[R2.15] is the list of courses with place, position, rating and the address of its sheet', () => {
    const course = aCourse({
      id: 7,
      name: '朝芝カントリー',
      prefectureCode: 12,
      prefecture: '千葉県',
      reviewCount: 3,
    });
    expect(structuredData(painted([course]))).toMatchObject([
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
              url: '/course/7/',
            },
          },
        ],
      },
    ]);
  });

  it('has no rating without reviews, no country outside of Japan, and nothing without courses', () => {
    const text = JSON.stringify(
      structuredData(painted([aCourse({ reviewCount: 0, prefectureCode: 48 })])),
    );
    expect(text).toContain('GolfCourse');
    expect(text).not.toMatch(/aggregateRating|addressCountry/);
    expect(structuredData(painted([]))).toEqual([]);
  });
});
