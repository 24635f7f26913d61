import type { SearchCondition } from 'shared-contracts/search';
import { planBits } from '../flags.ts';
import type { SearchCriteria } from './criteria.ts';
import { FIELD_WISHES, type Wish } from './fieldWishes.ts';

/** The fields that wish for anything. */
const FIELDS = (Object.keys(FIELD_WISHES) as (keyof SearchCondition)[]).filter(
  (name) => typeof FIELD_WISHES[name] === 'function',
);

function wishOf<Name extends keyof SearchCondition>(
  name: Name,
  condition: SearchCondition,
): readonly Wish[] {
  const mapping = FIELD_WISHES[name];
  return typeof mapping === 'function' ? [mapping(condition[name], condition)] : [];
}

/** Returns all bits of one property of the wishes. */
function allBits(wishes: readonly Wish[], heading: keyof Wish): number {
  return wishes.reduce((bits, wish) => bits | (wish[heading] ?? 0), 0);
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
  const wishes = FIELDS.flatMap((name) => wishOf(name, condition));
  const secret = planBits(['secret']);
  return {
    planFlags: allBits(wishes, 'planFlags') | (isSecret ? secret : 0),
    withoutPlanFlags: allBits(wishes, 'withoutPlanFlags') | (isSecret ? 0 : secret),
    anyPlanFlags: wishes.map(({ anyPlanFlags = 0 }) => anyPlanFlags).filter((bits) => bits !== 0),
    courseFlags: allBits(wishes, 'courseFlags'),
    withoutCourseFlags: allBits(wishes, 'withoutCourseFlags'),
  };
}
