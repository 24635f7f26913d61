import type { SearchCondition } from 'shared-contracts/search';
import { CompareBox } from '../compare/CompareBox.tsx';
import { MorePlans } from './MorePlans.tsx';
import type { OfferedProps } from './offeredProps.ts';
import styles from './PlanList.module.css';

export interface CardFootProps extends OfferedProps {
  /** The condition of the address, which may have found no courses yet. */
  readonly asked: SearchCondition;
}

/** The other plans of a course to unfold, and the checkbox of the comparison. */
export function CardFoot({ course, plans, condition, asked, onFollow }: CardFootProps) {
  return (
    <div className={styles.foot}>
      {course.planCount > 1 && (
        <MorePlans course={course} plans={plans} condition={condition} onFollow={onFollow} />
      )}
      <div className={styles.compare}>
        <CompareBox course={course} condition={asked} />
      </div>
    </div>
  );
}
