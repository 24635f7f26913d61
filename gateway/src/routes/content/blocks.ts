import type { FastifyInstance } from 'fastify';
import { findRegion } from 'shared-contracts/areas';
import { type ContentBlock, type ContentEntry, siteContent } from 'shared-contracts/gateway';
import { entryIn, type StoredEntry } from '../../inventory/storedEntry.ts';
import { askedLanguage } from '../askedLanguage.ts';
import { contractRoute } from '../contractRoute.ts';
import { RequestError } from 'server-kit/http/requestError';
import { searchFor } from '../course/searchFor.ts';
import type { Services } from '../services.ts';
import { findOffers } from './offers/findOffers.ts';

/** The block of each device that begins with what the inventory itself offers. */
const OFFERS = { pc: 'topSlider', sp: 'campaign' } as const satisfies Record<string, ContentBlock>;

/**
 * Serves the content for a device and a region, and that for all regions (R7.07), with what the
 * inventory offers there now. `v` only separates caches.
 */
export function registerContent(app: FastifyInstance, { inventory, clock }: Services): void {
  return contractRoute(app, siteContent, {
    summary: 'R7.07: content blocks of the top page for a device and a region',
    cacheControl: 'public, max-age=60',
    answer: async ({ device, region: code }, request, reply) => {
      const language = askedLanguage(request);
      const region = findRegion(code);
      if (!region) throw new RequestError(400, 'region is not one of 101 to 108');
      const offers = await findOffers(searchFor({ inventory }, reply), region, {
        now: clock(),
        language,
      });
      const rows = await inventory.db
        .selectFrom('content')
        .select(['block', 'entry'])
        .where('device', '=', device)
        .where('region', 'in', [0, code])
        .orderBy('region', 'desc')
        .orderBy('position')
        .execute();
      const blocks = Object.groupBy(rows, ({ block }) => block);
      const data: Record<string, ContentEntry[]> = Object.fromEntries(
        Object.entries(blocks).map(([block, entries = []]) => [
          block,
          entries.map(({ entry }) => entryIn(language, JSON.parse(entry) as StoredEntry)),
        ]),
      );
      data[OFFERS[device]] = [...offers, ...(data[OFFERS[device]] ?? [])];
      return { data };
    },
  });
}
