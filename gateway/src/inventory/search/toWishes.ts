import type { SearchCondition } from 'shared-contracts/search';
import { planBits } from '../flags.ts';
import type { SearchCriteria } from './criteria.ts';
import { FIELD_WISHES, type Wish } from './fieldWishes.ts';

const SECRET = planBits(['secret']);

/** The fields that wish for anything. */
const FIELDS = (Object.keys(FIELD_WISHES) as (keyof SearchCondition)[]).filter(
  (name) => typeof FIELD_WISHES[name] === 'function',
);

function wishOf<Name extends keyof SearchCondition>(
  name: Name,
  condition: SearchCondition,
): Wish | undefined {
  const mapping = FIELD_WISHES[name];
  return typeof mapping === 'function' ? mapping(condition[name], condition) : undefined;
}

/**
 * Translates a condition into bits of plans and courses. `isSecret` searches the secret plans only
 * (R2.07).
 */
export function toWishes(
  condition: SearchCondition,
  isSecret: boolean,
): Pick<
  SearchCriteria,
  'planFlags' | 'withoutPlanFlags' | 'anyPlanFlags' | 'courseFlags' | 'withoutCourseFlags'
> {
  let planFlags = isSecret ? SECRET : 0;
  let withoutPlanFlags = isSecret ? 0 : SECRET;
  let courseFlags = 0;
  let withoutCourseFlags = 0;
  const anyPlanFlags: number[] = [];
  for (const name of FIELDS) {
    const wish = wishOf(name, condition);
    planFlags |= wish?.planFlags ?? 0;
    withoutPlanFlags |= wish?.withoutPlanFlags ?? 0;
    courseFlags |= wish?.courseFlags ?? 0;
    withoutCourseFlags |= wish?.withoutCourseFlags ?? 0;
    if (wish?.anyPlanFlags) anyPlanFlags.push(wish.anyPlanFlags);
  }
  return { planFlags, withoutPlanFlags, anyPlanFlags, courseFlags, withoutCourseFlags };
}
