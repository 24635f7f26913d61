import { useTranslations } from 'shared-ui/messages';
import type { Plan } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useBookingHref } from '../booking/useBookingHref.ts';
import { PlanRow } from '../plan-row/PlanRow.tsx';
import styles from './PlanList.module.css';

export interface PlanRowsProps {
  readonly plans: readonly Plan[];
  readonly condition: SearchCondition;
  readonly name: string;
  /** True shows a heading above each column. */
  readonly headed?: boolean;
  readonly onFollow: () => void;
}

/** A list of plans, one row each, with prices and buttons in columns. */
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
