import type { FastifyInstance } from 'fastify';
import { isRegionCode } from 'shared-contracts/areas';
import { siteContent } from 'shared-contracts/gateway';
import { entryIn, type StoredEntry } from '../../inventory/storedEntry.ts';
import { askedLanguage } from '../askedLanguage.ts';
import { contractRoute } from '../contractRoute.ts';
import { RequestError } from 'server-kit/http/requestError';
import type { Services } from '../services.ts';

/**
 * Serves the content for a device and a region, and that for all regions (R7.07). `v` only
 * separates caches.
 */
export function registerContent(app: FastifyInstance, { inventory: { db } }: Services): void {
  return contractRoute(app, siteContent, {
    summary: 'R7.07: content blocks of the top page for a device and a region',
    cacheControl: 'public, max-age=60',
    answer: async ({ device, region }, request) => {
      const language = askedLanguage(request);
      if (!isRegionCode(region)) throw new RequestError(400, 'region is not one of 101 to 108');
      const rows = await db
        .selectFrom('content')
        .select(['block', 'entry'])
        .where('device', '=', device)
        .where('region', 'in', [0, region])
        .orderBy('region', 'desc')
        .orderBy('position')
        .execute();
      const blocks = Object.groupBy(rows, ({ block }) => block);
      return {
        data: Object.fromEntries(
          Object.entries(blocks).map(([block, entries = []]) => [
            block,
            entries.map(({ entry }) => entryIn(language, JSON.parse(entry) as StoredEntry)),
          ]),
        ),
      };
    },
  });
}
