import { DOMESTIC_MODES } from '../enumerations.ts';
import type { Option } from './field.ts';
import { flag } from './rows.ts';

/** What a plan guarantees to a small party. A competition is played by groups of three and four. */
export const guarantee = {
  /** Plans that two may play. */
  twoSum: flag({
    wire: '2sum',
    place: 16,
    label: '2人でプレーできる',
    modes: ['normal'],
  }),
  /** Two-player plans that can be booked at once. */
  twoSumReservable: flag({
    wire: '2sumRsv',
    place: 20,
    label: '2人で即時予約できる',
    modes: ['normal'],
  }),
  assurance2r: flag({
    wire: 'assurance2r',
    place: 33,
    label: '2サム保証',
    modes: ['normal'],
  }),
  /** No surcharge for two players. */
  addFee2b: flag({
    wire: 'add_fee_2b',
    place: 21,
    label: '2サム割増なし',
    modes: ['normal'],
  }),
  /** No surcharge for three players. */
  addFee3b: flag({
    wire: 'add_fee_3b',
    place: 22,
    label: '3サム割増なし',
    modes: DOMESTIC_MODES,
  }),
  assurance15r: flag({
    wire: 'assurance15r',
    place: 32,
    label: '1.5ラウンド保証',
    modes: ['normal'],
  }),
  halfRound: flag({
    wire: 'half_round',
    place: 25,
    label: 'ハーフプレー',
    modes: ['normal'],
  }),
} satisfies Readonly<Record<string, Option>>;
