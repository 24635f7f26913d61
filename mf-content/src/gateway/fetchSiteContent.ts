import { callGateway, siteContent } from 'shared-contracts/gateway';
import type { WidgetHost } from 'shared-contracts/widget';
import * as z from 'zod/mini';
import type { ContentDevice } from '../contentSlice.ts';

const MINUTE = 60_000;

/** Laxer than the contract: a block that is no list must not take the others with it (fault 24). */
const anyBlocks = z.object({ data: z.record(z.string(), z.unknown()) });

/** R7.07: the blocks of one top page and region, unchecked. All slots of a page ask alike, so that one call is sent. */
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
