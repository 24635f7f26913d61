import { OWN_SITE, toSafeHref } from 'shared-contracts/links';
import type { InertDocument, InertElement } from 'shared-contracts/widget';
import type { CourseAd } from '../adsSlice.ts';
import { AD_COUNT } from './adParameters.ts';

/**
 * The most characters that an answer may have; one with three advertisements has a few thousand.
 */
const MAX_HTML = 200_000;
const COURSE_ID = /^[1-9]\d{0,8}$/;

function toCourseId(text: string | null): number | undefined {
  return text !== null && COURSE_ID.test(text) ? Number(text) : undefined;
}

/**
 * Returns the advertisement; undefined when its id is no positive integer or its link is unsafe.
 */
export function toCourseAd(id: string | null, href: string | null): CourseAd | undefined {
  const adCId = toCourseId(id);
  const adStatisticsLink = toSafeHref(href, { base: OWN_SITE });
  return adCId === undefined || adStatisticsLink === undefined
    ? undefined
    : { adCId, adStatisticsLink };
}

function readAd(element: InertElement): CourseAd | undefined {
  const [link] = element.querySelectorAll('a[href]');
  return toCourseAd(
    element.getAttribute('data-ad-course-id') ?? null,
    link?.getAttribute('href') ?? null,
  );
}

/**
 * R7.02: returns the advertisements in the ad platform's HTML: three at most, each course once,
 * without invalid ones. The document is inert and only its attributes are read, so nothing else in
 * it runs, loads or reaches the page (fault 23). Throws a RangeError when the HTML is too long to
 * be parsed.
 */
export function parseAds(html: string, parseInert: (html: string) => InertDocument): CourseAd[] {
  if (html.length > MAX_HTML)
    throw new RangeError(`The ad platform's answer has ${html.length} characters`);
  const ads = new Map<number, CourseAd>();
  for (const element of parseInert(html).querySelectorAll('[data-ad-course-id]')) {
    const ad = readAd(element);
    if (ad && !ads.has(ad.adCId)) ads.set(ad.adCId, ad);
  }
  return [...ads.values()].slice(0, AD_COUNT);
}
