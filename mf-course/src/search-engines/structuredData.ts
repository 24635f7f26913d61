import { OVERSEAS } from 'shared-contracts/areas';
import { type Course, courseImagePath, type CourseReview } from 'shared-contracts/gateway';
import type { FoundSheet, SheetData } from '../shown-sheet/sheetData.ts';

const BEST = 5;

function toRatings({ evaluation, reviewCount }: Course) {
  if (reviewCount <= 0) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: evaluation.overall,
      reviewCount,
      bestRating: BEST,
    },
  };
}

function toReview({ player, playDate, rating, text }: CourseReview) {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: player },
    datePublished: playDate,
    reviewBody: text,
    inLanguage: 'ja',
    reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: BEST },
  };
}

function toGolfCourse({ course, sheet }: FoundSheet) {
  const prices = sheet.days.flatMap(({ price }) => price ?? []);
  return {
    '@context': 'https://schema.org',
    '@type': 'GolfCourse',
    name: course.name,
    image: courseImagePath(course.id, 'photo1'),
    address: {
      '@type': 'PostalAddress',
      addressRegion: course.prefecture,
      addressLocality: course.city,
      ...(course.prefectureCode !== OVERSEAS && { addressCountry: 'JP' }),
    },
    geo: { '@type': 'GeoCoordinates', latitude: course.lat, longitude: course.lon },
    ...toRatings(course),
    review: sheet.reviews.map(toReview),
    ...(prices.length > 0 && {
      priceRange: `¥${Math.min(...prices)}–¥${Math.max(...prices)}`,
    }),
  };
}

/** Returns the course as schema.org's GolfCourse, with its ratings and reviews. */
export function structuredData({ outcome }: SheetData): readonly unknown[] {
  return outcome.kind === 'found' ? [toGolfCourse(outcome)] : [];
}
