import type { FastifyInstance } from 'fastify';
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

/** Counts a click and redirects to the booking page of the course (R3.17). */
export function registerAdClick(
  app: FastifyInstance,
  { gatewayOrigin }: Services,
  { adClicks }: Metrics,
): void {
  app.get<{ Querystring: { c_id: number } }>(
    `${AD_PLATFORM_PATH}/click`,
    { schema },
    async ({ query }, reply) => {
      adClicks.inc();
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${gatewayOrigin}/gora/landing/booking?c_id=${query.c_id}&l-id=ad`, 302);
    },
  );
}
