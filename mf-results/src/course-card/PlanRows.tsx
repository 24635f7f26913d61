import type { Plan } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useBookingHref } from '../booking/useBookingHref.ts';
import { PlanRow } from '../plan-row/PlanRow.tsx';
import styles from './PlanList.module.css';

export interface PlanRowsProps {
  readonly plans: readonly Plan[];
  readonly condition: SearchCondition;
  readonly name: string;
  readonly onFollow: () => void;
}

/** A list of plans, one row each, with prices and buttons in columns. */
export function PlanRows({ plans, condition, name, onFollow }: PlanRowsProps) {
  const toBooking = useBookingHref(condition);
  return (
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
            from: 'result_plan',
          })}
        />
      ))}
    </ul>
  );
}
