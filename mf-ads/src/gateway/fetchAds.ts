import { AD_PLATFORM_PATH } from 'shared-contracts/gateway';
import type { WidgetHost, WidgetProps } from 'shared-contracts/widget';
import { toAdQuery } from '../ad-platform/adParameters.ts';
import { areasOf } from '../ad-platform/areasOf.ts';
import { parseAds } from '../ad-platform/parseAds.ts';
import type { CourseAd } from '../adsSlice.ts';

/** R9.08: tells whether the page comes by https; the server's pages count as such. */
function isSecurePage(): boolean {
  return typeof location === 'undefined' || location.protocol === 'https:';
}

/**
 * R7.02: asks the ad platform for this page's advertisements. Returns none on a page that sells
 * none; rejects when the call fails.
 */
export async function fetchAds(
  { page, query: search }: WidgetProps,
  host: WidgetHost,
): Promise<CourseAd[]> {
  const query = toAdQuery({
    page,
    device: host.device,
    slot: host.slot,
    now: host.now(),
    isSecure: isSecurePage(),
    area: areasOf(search),
  });
  if (!query) return [];
  return parseAds(await host.request.text(AD_PLATFORM_PATH, { query }), (html) =>
    host.parseInert(html),
  );
}
