import { DOMESTIC_MODES } from '../enumerations.ts';
import type { Option } from './field.ts';
import { flag } from './rows.ts';

/** The fields about small parties. Groups of three and four play a competition. */
export const guarantee = {
  /** Plans for two players. */
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
