import type { ConditionOf } from './fields/field.ts';
import { SOLO_FIELDS } from './fields/solo.ts';
import { toDefaults } from './fields/derive.ts';

/** R3.08: what somebody searches for who wants to join others. */
export interface SoloCondition extends ConditionOf<typeof SOLO_FIELDS> {}

/** The play date is tomorrow in Japan. */
export function defaultSoloCondition(now: number): SoloCondition {
  return toDefaults<SoloCondition>(SOLO_FIELDS, { mode: 'normal', now });
}
