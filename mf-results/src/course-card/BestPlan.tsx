import { useTranslations } from 'shared-ui/messages';
import type { OfferedProps } from './offeredProps.ts';
import { PlanRows } from './PlanRows.tsx';
import styles from './PlanList.module.css';

/** The first plan of a course, which is its best in the order of the search. */
export function BestPlan({ course, plans, condition, onFollow }: OfferedProps) {
  const t = useTranslations('card');
  return (
    <div className={styles.best}>
      <PlanRows
        plans={plans.slice(0, 1)}
        condition={condition}
        name={t('plansOf', { course: course.name })}
        onFollow={onFollow}
      />
    </div>
  );
}
