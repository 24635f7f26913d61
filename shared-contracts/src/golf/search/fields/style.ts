import { CART_TYPES, PLAY_STYLES } from '../choices/index.ts';
import { DOMESTIC_MODES, SEARCH_MODES } from '../enumerations.ts';
import type { Option } from './field.ts';
import { flag, some } from './rows.ts';

/** The fields about the play style. */
export const style = {
  playStyle: some(PLAY_STYLES, {
    wire: 'play_style[]',
    place: 15,
    label: 'プレースタイル',
    modes: SEARCH_MODES,
  }),
  caddie: flag({
    wire: 'caddie',
    place: 24,
    label: 'キャディ付き',
    modes: SEARCH_MODES,
  }),
  cart: flag({
    wire: 'cart',
    place: 18,
    label: '乗用カート',
    modes: SEARCH_MODES,
  }),
  cartTypes: some(CART_TYPES, {
    wire: 'cart_arr[]',
    place: 19,
    label: 'カート',
    modes: DOMESTIC_MODES,
  }),
} satisfies Readonly<Record<string, Option>>;
