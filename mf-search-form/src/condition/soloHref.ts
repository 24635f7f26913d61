import { type SoloCondition, toSoloQuery } from 'shared-contracts/search';
import type { SoloAddress } from './soloAddress.ts';

export const SOLO_PATH = '/search/solo/';
/** The id of the list of rounds. A link to rounds ends in it, so that the page stands at the list. */
export const ROUNDS_ID = 'rounds';

/** Gives the link to the rounds of a solo condition. */
export function soloHref(condition: SoloCondition): string {
  return `${SOLO_PATH}?${toSoloQuery(condition)}#${ROUNDS_ID}`;
}

/** Gives a key for what the gateway is asked for; '' when it is asked for nothing. */
export function soloKey({ condition, error, isSearch }: SoloAddress): string {
  return isSearch && error === undefined ? toSoloQuery({ ...condition, lid: '', tt: '' }) : '';
}
