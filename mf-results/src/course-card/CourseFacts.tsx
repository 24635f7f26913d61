import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { OVERSEAS } from 'shared-contracts/areas';
import type { Course, Plan } from 'shared-contracts/gateway';
import type { SearchMode } from 'shared-contracts/search';
import { useFormat, useLabel } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import styles from './CourseFacts.module.css';

interface CourseFactsProps {
  readonly course: Course;
  readonly plans: readonly Plan[];
  readonly mode: SearchMode;
}

function japanese(text: ReactNode) {
  return <span lang="ja">{text}</span>;
}

/** Rating with the number of its reviews and when they were written, place, and the way from the interchange where there is one. */
export function CourseFacts({ course, plans, mode }: CourseFactsProps) {
  const t = useTranslations('card');
  const {
    evaluation: { overall },
    reviewCount: reviews,
    access,
  } = course;
  const label = useLabel();
  const { month } = useFormat();
  const monthOf = (text: string) => month(Number(text.slice(0, 4)), Number(text.slice(5, 7)));
  const period = () =>
    t('reviewPeriod', { from: monthOf(course.reviewFrom), to: monthOf(course.reviewTo) });
  return (
    <ul className={styles.facts}>
      {reviews > 0 && (
        <li className={styles.rating}>
          <span className={styles.star} aria-hidden="true">
            ★
          </span>
          <span aria-hidden="true">{overall.toFixed(1)}</span>
          <VisuallyHidden>{t('rating', { rating: overall.toFixed(1) })}</VisuallyHidden>
        </li>
      )}
      <li>
        {reviews > 0 ? (
          <>
            {t('reviews', { count: reviews })}
            <span className={styles.period}>{period()}</span>
          </>
        ) : (
          t('noReviews')
        )}
      </li>
      <li>
        {t.rich(course.prefectureCode === OVERSEAS ? 'placeOverseas' : 'place', {
          area: label.given(course.prefecture),
          city: course.city,
          name: japanese,
        })}
      </li>
      {access && (
        <li>
          {t.rich('access', {
            road: access.roadName,
            interchange: access.interchange,
            distance: access.distanceKm,
            name: japanese,
          })}
        </li>
      )}
      {mode === 'competition' && <ConsecutiveSlots plans={plans} />}
    </ul>
  );
}

/** What an organiser asks first: how many groups can start one after the other (R9.09). */
function ConsecutiveSlots({ plans }: Pick<CourseFactsProps, 'plans'>) {
  const t = useTranslations('card');
  const groups = Math.max(0, ...plans.map(({ continueStock }) => continueStock));
  return (
    groups > 1 && (
      <li className={styles.groups}>{t(groups >= 10 ? 'runOfTen' : 'run', { groups })}</li>
    )
  );
}
