import { callGateway, siteContent } from 'shared-contracts/gateway';
import type { WidgetHost } from 'shared-contracts/widget';
import * as z from 'zod/mini';
import type { ContentDevice } from '../contentSlice.ts';

const MINUTE = 60_000;

/**
 * Accepts more than the contract does: one block of a wrong shape must not cost the others (fault
 * 24).
 */
const anyBlocks = z.object({ data: z.record(z.string(), z.unknown()) });

/**
 * R7.07: returns the unchecked blocks of one top page and region. All slots of a page ask with the
 * same query, so the host sends one call.
 */
export function fetchSiteContent(
  host: WidgetHost,
  device: ContentDevice,
  region: number,
): Promise<Record<string, unknown>> {
  const v = Math.floor(host.now() / MINUTE) * MINUTE;
  const call = {
    ...siteContent,
    reply: anyBlocks,
    toValue: ({ data }: z.infer<typeof anyBlocks>) => data,
  };
  return callGateway(host, call, { device, region, v });
}
