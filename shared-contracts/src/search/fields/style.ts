import { CART_TYPES, PLAY_STYLES } from '../choices/index.ts';
import type { Option } from './field.ts';
import { flag, some } from './rows.ts';

/** How the round is played. */
export const style = {
  playStyle: some(PLAY_STYLES, {
    wire: 'play_style[]',
    place: 15,
    label: 'プレースタイル',
    modes: ['normal', 'competition', 'overseas'],
    relaxer: 'noPlanFeatures',
  }),
  caddie: flag({
    wire: 'caddie',
    place: 24,
    label: 'キャディ付き',
    modes: ['normal', 'competition', 'overseas'],
    relaxer: 'noPlanFeatures',
  }),
  cart: flag({
    wire: 'cart',
    place: 18,
    label: '乗用カート',
    modes: ['normal', 'competition', 'overseas'],
    relaxer: 'noPlanFeatures',
  }),
  cartTypes: some(CART_TYPES, {
    wire: 'cart_arr[]',
    place: 19,
    label: 'カート',
    modes: ['normal', 'competition'],
    relaxer: 'noPlanFeatures',
  }),
} satisfies Readonly<Record<string, Option>>;
