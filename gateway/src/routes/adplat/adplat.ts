import type { FastifyInstance } from 'fastify';
import { adPlatformQuery, AD_PLATFORM_PATH, courseImagePath } from 'shared-contracts/gateway';
import type * as z from 'zod/mini';
import { toJsonSchema } from '../contractRoute.ts';
import { html, type Html, join, toAscii } from '../html.ts';
import { readCourses } from '../../inventory/search/readCourses.ts';
import type { Services } from '../services.ts';
import { pickAds } from './pickAds.ts';

/** Advertisements in a reply at most. */
const MOST = 10;

interface Ad {
  readonly id: number;
  readonly name: string;
  readonly href: string;
}

function toMarkup({ id, name, href }: Ad): Html {
  return html`<div class="ad" data-ad-course-id="${id}"><a href="${href}"><img src="${courseImagePath(id, 'banner')}" width="600" height="200" alt=""><span>${name}</span></a></div>`;
}

/**
 * Serves the ad platform's page of advertisements (R7.02, R9.08). It is ASCII only, which is the
 * same in every character set that a site may ask for.
 */
export function registerAdPlatform(
  app: FastifyInstance,
  { inventory: { db }, gatewayOrigin }: Services,
): void {
  const schema = {
    summary: 'R7.02: advertisements for a page and a device, as HTML',
    querystring: toJsonSchema(adPlatformQuery),
  };
  app.get<{ Querystring: z.infer<typeof adPlatformQuery> }>(
    AD_PLATFORM_PATH,
    { schema },
    async ({ query }, reply) => {
      const count = Math.min(MOST, Math.max(0, Math.trunc(Number(query.num)) || 0));
      const ids = await pickAds(db, query, count);
      const courses = await readCourses(db, ids);
      const place = `content=${encodeURIComponent(query.content)}&month=${encodeURIComponent(query.month)}`;
      const ads = ids
        .map((id) => courses.get(id))
        .filter((course) => course !== undefined)
        .map(({ id, name }) => ({
          id,
          name,
          href: `${gatewayOrigin}/gora${AD_PLATFORM_PATH}/click?c_id=${id}&${place}`,
        }));
      const page = html`<!doctype html><html lang="ja"><meta charset="${query.charset}"><title>ad</title><body>${join(ads.map(toMarkup))}</body></html>`;
      return reply
        .type(`text/html; charset=${query.charset}`)
        .header('cache-control', 'no-store')
        .send(toAscii(page));
    },
  );
}
