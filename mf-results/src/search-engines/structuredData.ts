import type { CourseItem } from 'shared-contracts/gateway';
import type { WidgetHost } from 'shared-contracts/widget';
import { bookingHref } from '../booking/bookingHref.ts';
import type { FirstPaint } from '../result-view/loadFirstPaint.ts';

const OVERSEAS_CODE = 48;

function toCourse(
  { c_id, c_name, pref_cd, pref_name, city, lat, lon, evaluation, review_count }: CourseItem,
  host: WidgetHost,
) {
  return {
    '@type': 'GolfCourse',
    name: c_name,
    url: bookingHref(host.config.sites.booking, {
      courseId: c_id,
      players: 0,
      from: 'course',
      campaign: '',
    }),
    address: {
      '@type': 'PostalAddress',
      addressRegion: pref_name,
      addressLocality: city,
      ...(pref_cd !== OVERSEAS_CODE && { addressCountry: 'JP' }),
    },
    geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
    ...(review_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: evaluation.overall,
        reviewCount: review_count,
        bestRating: 5,
      },
    }),
  };
}

/** The courses of the page as schema.org's list, for search engines; nothing where none were found. */
export function structuredData({ outcome }: FirstPaint, host: WidgetHost): readonly unknown[] {
  if (outcome.kind !== 'found' || outcome.reply.items.length === 0) return [];
  const { items, search_cnt } = outcome.reply;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      numberOfItems: search_cnt,
      itemListElement: items.map((course, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: toCourse(course, host),
      })),
    },
  ];
}
