import { toDateParts, toJapaneseDay } from 'shared-contracts/format';
import type { adPlatformQuery } from 'shared-contracts/gateway';
import type { AdSlot } from 'shared-contracts/search';
import type { DeviceClass } from 'shared-contracts/widget';
import type { PageName } from 'shared-contracts/site';
import type * as z from 'zod/mini';

type AdQuery = z.infer<typeof adPlatformQuery>;
type Devices = Readonly<Record<DeviceClass, string>>;

const SITES: Devices = { PC: 'gora_pc', MB: 'gora_sp', TB: 'gora_tb' };

/**
 * R9.08: the content names of the ad platform by page and device, for the pages that sell
 * advertisements. `toAdQuery` adds the slot's side.
 */
const CONTENTS: Readonly<Partial<Record<PageName, Devices>>> = {
  top: { PC: 'pc_top', MB: 'pc_top_on_sp', TB: 'tb_top' },
  'sp-top': { PC: 'sp_top_on_pc', MB: 'sp_top', TB: 'sp_top_on_tb' },
  result: { PC: 'pc_result', MB: 'sp_result', TB: 'tb_result' },
};

/** Any other slot, such as that of a preview, counts as right. */
const LEFT: AdSlot = 'left_ad';

/** R7.02: the ad platform is asked for this many advertisements, and the block shows no more. */
export const AD_COUNT = 3;

/** The place of the advertisements: page, device and slot, at a moment. */
export interface AdPlace {
  readonly page: PageName;
  readonly device: DeviceClass;
  /** R3.11: `right_ad` or `left_ad`. */
  readonly slot: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether the page came by https, so that what it shows has to. */
  readonly isSecure: boolean;
  /** The area codes of the search, separated by commas; '' without one. */
  readonly area: string;
}

/** The month in Japan as the ad platform writes it: `202611`. */
function toMonth(now: number): string {
  const { year, month } = toDateParts(toJapaneseDay(now));
  return `${year}${String(month).padStart(2, '0')}`;
}

/**
 * Returns the ad platform's query for this place; undefined on a page that sells no advertisements.
 */
export function toAdQuery({
  page,
  device,
  slot,
  now,
  isSecure,
  area,
}: AdPlace): AdQuery | undefined {
  const content = CONTENTS[page]?.[device];
  if (content === undefined) return undefined;
  return {
    site: SITES[device],
    format: 'html',
    type: page === 'result' ? 'search-result' : 'top',
    charset: 'UTF-8',
    content: `${content}_${slot === LEFT ? 'left' : 'right'}`,
    month: toMonth(now),
    ssl: isSecure ? '1' : '0',
    num: String(AD_COUNT),
    area,
  };
}
