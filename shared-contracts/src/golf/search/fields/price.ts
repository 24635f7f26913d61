import { readRates } from '../checks/rates.ts';
import { RATES_MAX_VALUES, RATES_MIN_VALUES } from '../choices/index.ts';
import { wholeNumber } from '../codecs.ts';
import { coded, ruled } from './rows.ts';

const WIRES = ['play_fee_min', 'play_fee_max'] as const;

export interface Rates {
  readonly ratesMin: number;
  readonly ratesMax: number;
}

/** The fields about fee and party. Fees are the total in yen for one player; 0 is no limit. */
export const price = {
  /** Its rule reads both limits. */
  ratesMin: ruled({
    wire: WIRES[0],
    place: 12,
    label: '料金（下限）',
    default: 0,
    relaxer: 'noMinimum',
    read: readRates<Rates>({
      wires: WIRES,
      fields: ['ratesMin', 'ratesMax'],
      allowed: [RATES_MIN_VALUES, RATES_MAX_VALUES],
    }),
    write: (yen: number) => [String(yen)],
  }),
  ratesMax: ruled({
    wire: WIRES[1],
    place: 13,
    label: '料金（上限）',
    default: 0,
    relaxer: 'noMaximum',
    write: (yen: number) => [String(yen)],
  }),
  /** Ours (R3.01): 2 to 4; 0 when the visitor does not say. */
  players: coded(wholeNumber(2, 4), {
    wire: 'players',
    place: 50,
    label: 'プレー人数',
    default: 0,
    relaxer: 'anyParty',
  }),
};
