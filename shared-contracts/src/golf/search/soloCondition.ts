import type { ConditionOf } from './fields/field.ts';
import { SOLO_FIELDS } from './fields/solo.ts';
import { toDefaults } from './fields/derive.ts';

/** R3.08: the condition of the solo search. */
export interface SoloCondition extends ConditionOf<typeof SOLO_FIELDS> {}

/**
 * Returns the default condition; its play date is tomorrow in Japan. `now` is in milliseconds since
 * 1970.
 */
export function defaultSoloCondition(now: number): SoloCondition {
  return toDefaults<SoloCondition>(SOLO_FIELDS, { mode: 'normal', now });
}
