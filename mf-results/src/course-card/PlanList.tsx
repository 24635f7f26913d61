import { useTranslations } from 'shared-ui/messages';
import type { Course, Plan } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { CompareBox } from '../compare/CompareBox.tsx';
import { MorePlans } from './MorePlans.tsx';
import { PlanRows } from './PlanRows.tsx';
import styles from './PlanList.module.css';

export interface PlanListProps {
  readonly course: Course;
  readonly plans: readonly Plan[];
  readonly condition: SearchCondition;
  readonly onFollow: () => void;
}

/**
 * The cheapest plans of a course, the other plans to unfold, and the checkbox of the comparison.
 */
export function PlanList({ course, plans, condition, onFollow }: PlanListProps) {
  const t = useTranslations('card');
  return (
    <div className={styles.plans}>
      <PlanRows
        plans={plans}
        condition={condition}
        name={t('plansOf', { course: course.name })}
        headed
        onFollow={onFollow}
      />
      <div className={styles.foot}>
        {course.planCount > plans.length && (
          <MorePlans course={course} plans={plans} condition={condition} onFollow={onFollow} />
        )}
        <div className={styles.compare}>
          <CompareBox course={course} condition={condition} />
        </div>
      </div>
    </div>
  );
}
