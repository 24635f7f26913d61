import { courseSheetHref } from 'shared-contracts/addresses';
import type { Course } from 'shared-contracts/gateway';
import type { FirstPaint } from '../result-view/loadFirstPaint.ts';

const OVERSEAS_CODE = 48;

function toGolfCourse(course: Course) {
  return {
    '@type': 'GolfCourse',
    name: course.name,
    url: courseSheetHref({ courseId: course.id }),
    address: {
      '@type': 'PostalAddress',
      addressRegion: course.prefecture,
      addressLocality: course.city,
      ...(course.prefectureCode !== OVERSEAS_CODE && { addressCountry: 'JP' }),
    },
    geo: { '@type': 'GeoCoordinates', latitude: course.lat, longitude: course.lon },
    ...(course.reviewCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: course.evaluation.overall,
        reviewCount: course.reviewCount,
        bestRating: 5,
      },
    }),
  };
}

/**
 * Returns the courses of the page as a list of schema.org for search engines; nothing when there
 * are no courses.
 */
export function structuredData({ outcome }: FirstPaint): readonly unknown[] {
  if (outcome.kind !== 'found' || outcome.reply.courses.length === 0) return [];
  const { courses, count } = outcome.reply;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: count,
      itemListElement: courses.map((course, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: toGolfCourse(course),
      })),
    },
  ];
}
