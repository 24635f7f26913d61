import type { ReactNode } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { OVERSEAS } from 'shared-contracts/areas';
import type { Course, Plan } from 'shared-contracts/gateway';
import type { SearchMode } from 'shared-contracts/search';
import { useFormat, useLabel } from 'shared-ui/island';
import { PlaceName, useReadsLatin } from 'shared-ui/proper-names';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import styles from './CourseFacts.module.css';

interface CourseFactsProps {
  readonly course: Course;
  readonly plans: readonly Plan[];
  readonly mode: SearchMode;
  /** The address of the course's sheet, to whose reviews their number leads. */
  readonly sheet?: string;
  readonly onFollow?: () => void;
}

function japanese(text: ReactNode) {
  return <span lang="ja">{text}</span>;
}

/** The rating, the number of reviews, and, where they can be read, the months in which they were written. */
function ReviewFacts({
  course,
  sheet,
  onFollow,
}: Pick<CourseFactsProps, 'course' | 'sheet' | 'onFollow'>) {
  const t = useTranslations('card');
  const { month } = useFormat();
  const monthOf = (text: string) => month(...(text.split('-').map(Number) as [number, number]));
  if (course.reviewCount <= 0) return <li>{t('noReviews')}</li>;
  const reviews = t('reviews', { count: course.reviewCount });
  const rating = course.evaluation.overall.toFixed(1);
  return (
    <>
      <li className={styles.rating}>
        <span className={styles.star} aria-hidden="true">
          ★
        </span>
        <span aria-hidden="true">{rating}</span>
        <VisuallyHidden>{t('rating', { rating })}</VisuallyHidden>
      </li>
      <li>
        {sheet === undefined ? (
          reviews
        ) : (
          // a short way for pointers; Tab stops once at a sheet, at its name, which stands before all else in the card
          <a href={`${sheet}#reviews`} tabIndex={-1} onClick={onFollow}>
            {reviews}
          </a>
        )}
        {sheet !== undefined && (
          <span className={styles.period}>
            {t('reviewPeriod', { from: monthOf(course.reviewFrom), to: monthOf(course.reviewTo) })}
          </span>
        )}
      </li>
    </>
  );
}

/**
 * Rating and reviews, the place, and the way from the nearest interchange where the course has one.
 */
export function CourseFacts({ plans, mode, ...named }: CourseFactsProps) {
  const { course } = named;
  const t = useTranslations('card');
  const label = useLabel();
  const { access, latin } = course;
  const way = useReadsLatin() && latin?.road && latin.interchange ? latin : undefined;
  return (
    <ul className={styles.facts}>
      <ReviewFacts {...named} />
      <li>
        {t(course.prefectureCode === OVERSEAS ? 'placeOverseas' : 'place', {
          area: label.given(course.prefecture),
          city: course.city,
          name: () => <PlaceName name={course.city} latin={latin?.city} />,
        })}
      </li>
      {access && (
        <li>
          {t('access', {
            road: way?.road ?? access.roadName,
            interchange: way?.interchange ?? access.interchange,
            distance: access.distanceKm,
            name: way ? (names) => <>{names}</> : japanese,
          })}
        </li>
      )}
      {mode === 'competition' && <ConsecutiveSlots plans={plans} />}
    </ul>
  );
}

/** R9.09: how many groups can start one after the other, which an organiser asks first. */
function ConsecutiveSlots({ plans }: Pick<CourseFactsProps, 'plans'>) {
  const t = useTranslations('card');
  const groups = Math.max(0, ...plans.map(({ continueStock }) => continueStock));
  return (
    groups > 1 && (
      <li className={styles.groups}>{t(groups >= 10 ? 'runOfTen' : 'run', { groups })}</li>
    )
  );
}
