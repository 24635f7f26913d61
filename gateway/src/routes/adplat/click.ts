import type { FastifyInstance } from 'fastify';
import { courseSheetHref } from 'shared-contracts/addresses';
import { AD_PLATFORM_PATH } from 'shared-contracts/gateway';
import type { Metrics } from '../health/metrics.ts';
import type { Services } from '../services.ts';

const schema = {
  summary: 'R3.17: counts a click on an advertisement and redirects to the course',
  querystring: {
    type: 'object',
    required: ['c_id'],
    properties: {
      c_id: { type: 'integer', minimum: 1, maximum: 999_999_999 },
      content: { type: 'string', maxLength: 60 },
      month: { type: 'string', maxLength: 6 },
    },
  },
} as const;

/** The campaign that the course's page is told (`tp`). */
const CAMPAIGN = 'ad';

/**
 * Counts a click and redirects to the course's page on the site (R3.17): the gateway has a booking page in
 * demonstrations only.
 */
export function registerAdClick(
  app: FastifyInstance,
  { siteOrigin }: Services,
  { adClicks }: Metrics,
): void {
  app.get<{ Querystring: { c_id: number } }>(
    `${AD_PLATFORM_PATH}/click`,
    { schema },
    async ({ query }, reply) => {
      adClicks.inc();
      const href = courseSheetHref({ courseId: query.c_id, campaign: CAMPAIGN });
      return reply.header('cache-control', 'no-store').redirect(siteOrigin + href, 302);
    },
  );
}
