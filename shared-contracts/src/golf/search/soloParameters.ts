import { SOLO_FIELDS } from './fields/solo.ts';
import { toParameters } from './fields/derive.ts';
import type { Parameter } from './parameter.ts';
import type { SoloCondition } from './soloCondition.ts';

/**
 * R3.02, R3.08: the parameters of the solo search, in the order in which they are checked and
 * written.
 */
export const SOLO_PARAMETERS: readonly Parameter<SoloCondition>[] =
  toParameters<SoloCondition>(SOLO_FIELDS);
