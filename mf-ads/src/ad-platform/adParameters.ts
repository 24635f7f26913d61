import { toDateParts, toJapaneseDay } from 'shared-contracts/format';
import type { adPlatformQuery } from 'shared-contracts/gateway';
import type { AdSlot, PageType } from 'shared-contracts/search';
import type { DeviceClass } from 'shared-contracts/widget';
import type { PageName } from 'shared-contracts/site';
import type * as z from 'zod/mini';

type AdQuery = z.infer<typeof adPlatformQuery>;
type AdSet = Pick<AdQuery, 'site' | 'format' | 'charset' | 'content'> & {
  readonly type: PageType;
};

const common = { format: 'html', charset: 'UTF-8' } as const;
const top = { ...common, type: 'top' } as const;
const result = { ...common, type: 'search-result' } as const;
const pc = 'gora_pc';
const phone = 'gora_sp';
const tablet = 'gora_tb';

/**
 * R9.08: the parameters of the ad platform by page and device. `toAdQuery` adds the slot's side to
 * the content name.
 */
const AD_SETS: Readonly<Partial<Record<PageName, Record<DeviceClass, AdSet>>>> = {
  top: {
    PC: { ...top, site: pc, content: 'pc_top' },
    MB: { ...top, site: phone, content: 'pc_top_on_sp' },
    TB: { ...top, site: tablet, content: 'tb_top' },
  },
  'sp-top': {
    PC: { ...top, site: pc, content: 'sp_top_on_pc' },
    MB: { ...top, site: phone, content: 'sp_top' },
    TB: { ...top, site: tablet, content: 'sp_top_on_tb' },
  },
  result: {
    PC: { ...result, site: pc, content: 'pc_result' },
    MB: { ...result, site: phone, content: 'sp_result' },
    TB: { ...result, site: tablet, content: 'tb_result' },
  },
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
}

/** The month in Japan as the ad platform writes it: `202611`. */
function toMonth(now: number): string {
  const { year, month } = toDateParts(toJapaneseDay(now));
  return `${year}${String(month).padStart(2, '0')}`;
}

/**
 * Returns the ad platform's query for this place; undefined on a page that sells no advertisements.
 */
export function toAdQuery({ page, device, slot, now, isSecure }: AdPlace): AdQuery | undefined {
  const set = AD_SETS[page]?.[device];
  return (
    set && {
      ...set,
      content: `${set.content}_${slot === LEFT ? 'left' : 'right'}`,
      month: toMonth(now),
      ssl: isSecure ? '1' : '0',
      num: String(AD_COUNT),
    }
  );
}
