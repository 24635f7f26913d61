import type { FastifyInstance, FastifyReply } from 'fastify';
import { COUNTRIES, OVERSEAS, PREFECTURES, REGIONS, WHOLE_COUNTRY } from 'shared-contracts/areas';
import { courseList, COURSES_OF_LIST, type CourseList, readReply } from 'shared-contracts/gateway';
import { LOCALES, languageOf } from 'shared-contracts/locale';
import { pageAddress, type PageAddress } from '../../../src/search-engines/pageAddress.ts';
import { escapeHtml } from 'server-kit/escapeHtml';
import { RequestError } from 'server-kit/http/requestError';
import type { Answers } from '../../answers/openAnswers.ts';

function pages(origin: string): PageAddress[] {
  return [
    ...(['top', 'detail', 'map', 'solo'] as const).map((page) => ({ origin, page })),
    ...[
      WHOLE_COUNTRY,
      ...REGIONS.map(({ code }) => code),
      ...PREFECTURES.map(({ code }) => code),
    ].map((code) => ({ origin, page: 'result' as const, area: [code] })),
    { origin, page: 'result', area: [OVERSEAS] },
    ...COUNTRIES.map(({ code }) => ({
      origin,
      page: 'result' as const,
      area: [OVERSEAS],
      country: [code],
    })),
  ];
}

function entry(address: PageAddress): string[] {
  const href = (locale: (typeof LOCALES)[number]) => escapeHtml(pageAddress(address, locale) ?? '');
  const links = LOCALES.map(
    (locale) =>
      `<xhtml:link rel="alternate" hreflang="${languageOf(locale)}" href="${href(locale)}"/>`,
  ).join('');
  return LOCALES.map((locale) => `<url><loc>${href(locale)}</loc>${links}</url>`);
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const SITEMAPS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

function urls(addresses: readonly PageAddress[]): string {
  return [
    XML,
    `<urlset ${SITEMAPS} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...addresses.flatMap(entry),
    '</urlset>',
  ].join('\n');
}

/**
 * Returns the sitemap of the pages without a subject: the forms, and the courses of each region, prefecture
 * and country, in every language.
 */
export function pagesSitemap(origin: string): string {
  return urls(pages(origin));
}

/** Returns the sitemap of some courses: the sheet of each, in every language. */
export function coursesSitemap(origin: string, courseIds: readonly number[]): string {
  return urls(courseIds.map((id) => ({ origin, page: 'course', path: `/course/${id}/` })));
}

/**
 * Returns the index of the sitemaps, for a site with that many courses. Each sitemap stays far below the 50,000
 * addresses and 50 MB that search engines read of one. None says when a page changed: nothing here knows.
 */
export function sitemapIndex(origin: string, courses: number): string {
  const numbers = Array.from({ length: Math.ceil(courses / COURSES_OF_LIST) }, (_, at) => at + 1);
  return [
    XML,
    `<sitemapindex ${SITEMAPS}>`,
    ...['pages', ...numbers.map((number) => `courses-${number}`)].map(
      (name) => `<sitemap><loc>${escapeHtml(origin)}/sitemap-${name}.xml</loc></sitemap>`,
    ),
    '</sitemapindex>',
  ].join('\n');
}

/**
 * The paths that robots must not visit: calls, personal pages, and pages without content of their
 * own.
 */
const CLOSED = ['/gora/', '/telemetry', '/secret/', '/error', '/offline'];

/** Returns the text of `robots.txt`. */
export function robots(origin: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Seconds. */
const RETRY = 600;

/** Asks the gateway for a page of all courses. Throws a `RequestError` where it does not answer: robots come again. */
async function readCourses(
  answers: Pick<Answers, 'readerFor'>,
  visitor: string,
  page: string,
): Promise<CourseList> {
  const call = { method: 'GET', path: courseList.path, query: `page=${page}` } as const;
  try {
    return readReply(courseList, JSON.parse(await answers.readerFor(visitor)(call)));
  } catch {
    throw new RequestError(503, 'the courses are not known at present', { retryAfter: RETRY });
  }
}

function sendPublic(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', 'public, max-age=3600')
    .send(text);
}

/** Registers `/robots.txt`, and `/sitemap.xml` with the sitemaps that it names. */
export function registerSitemap(
  app: FastifyInstance,
  origin: string,
  answers: Pick<Answers, 'readerFor'>,
): void {
  app.get('/robots.txt', async (_request, reply) =>
    sendPublic(reply, 'text/plain', robots(origin)),
  );
  const ofPages = pagesSitemap(origin);
  app.get('/sitemap-pages.xml', async (_request, reply) =>
    sendPublic(reply, 'application/xml', ofPages),
  );
  app.get('/sitemap.xml', async ({ ip }, reply) => {
    const { count } = await readCourses(answers, ip, '1');
    return sendPublic(reply, 'application/xml', sitemapIndex(origin, count));
  });
  app.get<{ Params: { page: string } }>(
    '/sitemap-courses-:page(^[1-9]\\d{0,4}).xml',
    async ({ ip, params }, reply) => {
      const { courseIds } = await readCourses(answers, ip, params.page);
      if (courseIds.length === 0) throw new RequestError(404, 'there are no such courses');
      return sendPublic(reply, 'application/xml', coursesSitemap(origin, courseIds));
    },
  );
}
