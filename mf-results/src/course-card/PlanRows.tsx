import { useTranslations } from 'use-intl';
import type { Plan } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useBookingHref } from '../booking/useBookingHref.ts';
import { PlanRow } from '../plan-row/PlanRow.tsx';
import styles from './PlanList.module.css';

export interface PlanRowsProps {
  readonly plans: readonly Plan[];
  readonly condition: SearchCondition;
  readonly name: string;
  /** Says above the columns what they hold. */
  readonly headed?: boolean;
  readonly onFollow: () => void;
}

/** Plans, one line each, prices and buttons below one another. */
export function PlanRows({ plans, condition, name, headed = false, onFollow }: PlanRowsProps) {
  const t = useTranslations('card');
  const toBooking = useBookingHref(condition);
  return (
    <div className={styles.columns}>
      {headed && (
        <p className={styles.head} aria-hidden="true">
          <span>{t('planColumn')}</span>
          <span>{t('priceColumn')}</span>
        </p>
      )}
      <ul className={styles.rows} aria-label={name}>
        {plans.map((plan) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            mode={condition.searchMode}
            players={condition.players}
            dated={condition.widthday > 1}
            onFollow={onFollow}
            href={toBooking({
              courseId: plan.courseId,
              planId: plan.id,
              playDate: plan.playDate,
              from: 'plan',
            })}
          />
        ))}
      </ul>
    </div>
  );
}
