import type { FastifyInstance } from 'fastify';
import { COUNTRIES, OVERSEAS, PREFECTURES, REGIONS, WHOLE_COUNTRY } from 'shared-contracts/areas';
import { LOCALES, languageOf } from 'shared-contracts/locale';
import { pageAddress, type PageAddress } from '../../../src/search-engines/pageAddress.ts';
import { escapeHtml } from 'server-kit/escapeHtml';

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

/**
 * Returns the sitemap: the forms, and the courses of each region, prefecture and country, in every
 * language.
 */
export function sitemap(origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages(origin).flatMap(entry),
    '</urlset>',
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

/** Registers `/sitemap.xml` and `/robots.txt`. */
export function registerSitemap(app: FastifyInstance, origin: string): void {
  const files = {
    '/sitemap.xml': ['application/xml; charset=utf-8', sitemap(origin)],
    '/robots.txt': ['text/plain; charset=utf-8', robots(origin)],
  } as const;
  for (const [path, [type, text]] of Object.entries(files)) {
    app.get(path, async (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(text),
    );
  }
}
