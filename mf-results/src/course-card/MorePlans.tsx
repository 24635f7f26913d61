import { useState } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { Button } from 'shared-ui/button';
import { useHost } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useBookingHref } from '../booking/useBookingHref.ts';
import { fetchCoursePlans } from '../gateway/fetchCoursePlans.ts';
import { useOnDemand } from '../on-demand/useOnDemand.ts';
import { useResultPage } from '../result-address/resultHref.ts';
import { searchKey } from '../results/searchKey.ts';
import { toSearchQuery } from 'shared-contracts/search';
import styles from './MorePlans.module.css';
import type { OfferedProps } from './offeredProps.ts';
import { PlanRows } from './PlanRows.tsx';

/** The link to all plans on the booking site, for visitors without scripts. */
function PlansAtBooking({ course, plans, condition, onFollow }: OfferedProps) {
  const t = useTranslations('card');
  const toBooking = useBookingHref(condition);
  const href = toBooking({
    courseId: course.id,
    playDate: plans[0]?.playDate ?? '',
    from: 'result_more_plans',
  });
  return (
    <p className={styles.line}>
      <a href={href} onClick={onFollow}>
        {t('allPlansAtBooking')}
      </a>
    </p>
  );
}

function PlansFailed({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslations('card');
  return (
    <p className={styles.line} role="alert">
      {t('plansFailed')}{' '}
      <Button
        look="quiet"
        onClick={({ currentTarget }) => {
          // this button goes with its message
          currentTarget.closest('details')?.querySelector('summary')?.focus();
          onAgain();
        }}
      >
        {t('plansAgain')}
      </Button>
    </p>
  );
}

/**
 * The plans beyond the best one. Those that came with the course are there at once, also without
 * scripts; the others load when the visitor unfolds them, and without scripts a link leads to them.
 */
export function MorePlans({ course, plans, condition, onFollow }: OfferedProps) {
  const t = useTranslations('card');
  const host = useHost();
  const page = useResultPage();
  const [open, setOpen] = useState(false);
  const isWhole = course.planCount <= plans.length;
  const key =
    open && !isWhole
      ? searchKey(toSearchQuery({ ...condition, page: 1, order: 'rsv' }), host.now())
      : undefined;
  const { status, value, retry } = useOnDemand('course-plans', key, (signal) =>
    fetchCoursePlans(host, condition, page, [course.id], signal),
  );
  const rest = [
    ...plans.slice(1),
    ...(value?.plans ?? []).filter(({ id }) => !plans.some((plan) => plan.id === id)),
  ];
  return (
    <details className={styles.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span>
          {t('morePlans', { count: course.planCount - 1 })}
          <VisuallyHidden lang="ja">{t('morePlansOf', { course: course.name })}</VisuallyHidden>
        </span>
      </summary>
      {rest.length > 0 && (
        <PlanRows
          plans={rest}
          condition={condition}
          name={t('restOfPlansOf', { course: course.name })}
          onFollow={onFollow}
        />
      )}
      {status === 'idle' && !isWhole && (
        <PlansAtBooking course={course} plans={plans} condition={condition} onFollow={onFollow} />
      )}
      {status === 'loading' && (
        <p className={styles.line} aria-live="polite">
          {t('plansLoading')}
        </p>
      )}
      {status === 'failed' && <PlansFailed onAgain={retry} />}
    </details>
  );
}
