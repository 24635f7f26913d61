import type { DeviceClass } from '../widget/index.ts';

/** R3.11. The search modes and sources stand beside the condition. */
export const PAGE_TYPES = ['top', 'search-result'] as const;

/** R3.11: a personal computer, a mobile phone, a tablet. */
export const DEVICES: readonly DeviceClass[] = ['PC', 'MB', 'TB'];

/** R3.11. */
export const AD_SLOTS = ['right_ad', 'left_ad'] as const;
