import { useTranslations } from 'use-intl';
import type { CourseItem, PlanItem } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { CompareBox } from '../compare/CompareBox.tsx';
import { MorePlans } from './MorePlans.tsx';
import { PlanRows } from './PlanRows.tsx';
import styles from './PlanList.module.css';

export interface PlanListProps {
  readonly item: CourseItem;
  readonly plans: readonly PlanItem[];
  readonly condition: SearchCondition;
  readonly onFollow: () => void;
}

/** The course's cheapest plans, and the rest of them to unfold, and the box that puts it among those to compare. */
export function PlanList({ item, plans, condition, onFollow }: PlanListProps) {
  const t = useTranslations('card');
  return (
    <div className={styles.plans}>
      <PlanRows
        plans={plans}
        condition={condition}
        name={t('plansOf', { course: item.c_name })}
        headed
        onFollow={onFollow}
      />
      <div className={styles.foot}>
        {item.plan_count > plans.length && (
          <MorePlans item={item} plans={plans} condition={condition} onFollow={onFollow} />
        )}
        <div className={styles.compare}>
          <CompareBox item={item} condition={condition} />
        </div>
      </div>
    </div>
  );
}
