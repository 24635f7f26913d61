import type { Course, Plan } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';

/** What a part of the card needs that leads to the booking of a plan. */
export interface OfferedProps {
  readonly course: Course;
  readonly plans: readonly Plan[];
  readonly condition: SearchCondition;
  /** Called when the visitor follows a link of the card. */
  readonly onFollow: () => void;
}
