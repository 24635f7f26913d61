import { COMPE_TYPES } from '../choices/index.ts';
import type { Option } from './field.ts';
import { flag, some } from './rows.ts';

/** The fields about competitions. */
export const competition = {
  compe: flag({
    wire: 'compe',
    place: 26,
    label: 'コンペ向け',
    modes: ['competition'],
  }),
  /**
   * R3.07: 1 prize, 2 organiser perk, 3 early booking. The gateway gets them in the keyword
   * (R5.36).
   */
  compeTypes: some(COMPE_TYPES, {
    wire: 'compe_arr[]',
    place: 27,
    label: 'コンペ特典',
    gateway: null,
    modes: ['competition'],
  }),
} satisfies Readonly<Record<string, Option>>;
