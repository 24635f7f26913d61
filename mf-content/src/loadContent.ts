import type { WidgetHost, WidgetProps } from 'shared-contracts/widget';
import { blocksOfSlot } from './blocks/blocksOfSlot.ts';
import { regionOfVisitor } from './blocks/regionOfVisitor.ts';
import { toContentBlocks } from './blocks/toContentBlocks.ts';
import type { ContentDevice, ContentState } from './contentSlice.ts';
import { fetchSiteContent } from './gateway/fetchSiteContent.ts';

/** Returns the device whose blocks the page shows. */
export function deviceOf({ page }: Pick<WidgetProps, 'page'>): ContentDevice {
  return page === 'sp-top' ? 'sp' : 'pc';
}

/**
 * R8.06: loads the blocks of this slot. Returns no blocks and the error flag when the call fails;
 * never rejects.
 */
export async function loadContent(
  props: WidgetProps,
  host: WidgetHost,
  region = regionOfVisitor(props.query),
): Promise<ContentState> {
  const device = deviceOf(props);
  const base = { isClientLoaded: true, lastGoraArea: region, device };
  try {
    const given = await fetchSiteContent(host, device, region);
    return {
      ...base,
      blocks: toContentBlocks(given, blocksOfSlot(host.slot, device)),
      isError: false,
    };
  } catch (error) {
    host.telemetry.error(error, { call: 'site-content' });
    return { ...base, blocks: {}, isError: true };
  }
}
