import { useTranslations } from 'use-intl';
import type { CourseItem, PlanItem } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useBookingHref } from '../booking/useBookingHref.ts';
import { PlanRow } from '../plan-row/PlanRow.tsx';
import styles from './PlanList.module.css';

interface PlanListProps {
  readonly item: CourseItem;
  readonly plans: readonly PlanItem[];
  readonly condition: SearchCondition;
  readonly onFollow: () => void;
}

/** The course's cheapest plans, and where the rest of them are. */
export const PlanList = ({ item, plans, condition, onFollow }: PlanListProps) => {
  const t = useTranslations('card');
  const toBooking = useBookingHref(condition);
  const rest = item.plan_count - plans.length;
  return (
    <div className={styles.plans}>
      <div className={styles.columns}>
        <p className={styles.head} aria-hidden="true"><span>{t('planColumn')}</span><span>{t('priceColumn')}</span></p>
        <ul className={styles.rows} aria-label={t('plansOf', { course: item.c_name })}>
          {plans.map((plan) => (
            <PlanRow
              key={plan.plan_id} plan={plan} dated={condition.widthday > 1} onFollow={onFollow}
              href={toBooking({ courseId: item.c_id, planId: plan.plan_id, playDate: plan.play_date, from: 'plan' })}
            />
          ))}
        </ul>
      </div>
      {rest > 0 && (
        <p className={styles.rest}>
          <a href={toBooking({ courseId: item.c_id, playDate: plans[0]?.play_date ?? '', from: 'more_plans' })} onClick={onFollow}>
            {t('morePlans', { count: rest })}<VisuallyHidden>{t('morePlansOf', { course: item.c_name })}</VisuallyHidden>
          </a>
        </p>
      )}
    </div>
  );
};
