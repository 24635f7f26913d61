import { useId } from 'react';
import { useTranslations } from 'shared-ui/messages';
import type { Course, Plan } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useEarlyFocus, type Point } from 'shared-ui/course-map';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useBookingHref } from '../booking/useBookingHref.ts';
import { CourseTitle } from 'shared-ui/proper-names';
import { CourseFacts } from '../course-facts/CourseFacts.tsx';
import { Price } from '../plan-row/Price.tsx';
import { sheetHref } from '../course-link/sheetHref.ts';
import styles from './MapCard.module.css';

interface MapCardProps {
  readonly course: Course;
  readonly plans: readonly Plan[];
  readonly condition: SearchCondition;
  readonly isActive: boolean;
  readonly onPoint: Point;
}

/** A course beside the map, in short, with its cheapest plan. A look at the card marks its pin. */
export function MapCard({ course, plans: [plan], condition, isActive, onPoint }: MapCardProps) {
  const t = useTranslations('plan');
  const id = useId();
  const toBooking = useBookingHref(condition);
  const sheet = sheetHref(course.id, condition, plan?.playDate);
  const card = useEarlyFocus<HTMLElement>(() => onPoint(course.id, 'focus'));
  return (
    // these handlers only mark the pin on the map: a visitor who cannot point misses nothing
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      ref={card}
      aria-labelledby={id}
      className={styles.card}
      data-active={isActive || undefined}
      data-course={course.id}
      onPointerEnter={() => onPoint(course.id, 'pointer')}
      onPointerLeave={() => onPoint(0, 'pointer')}
      onFocus={() => onPoint(course.id, 'focus')}
      onBlur={() => onPoint(0, 'focus')}
    >
      <h3 id={id} className={styles.name}>
        <a href={sheet}>
          <CourseTitle name={course.name} latin={course.latin?.name} />
        </a>
      </h3>
      <CourseFacts course={course} plans={[]} mode={condition.searchMode} sheet={sheet} />
      {plan && (
        <div className={styles.plan}>
          <Price plan={plan} players={condition.players} />
          <a
            className={styles.book}
            href={toBooking({
              courseId: course.id,
              planId: plan.id,
              playDate: plan.playDate,
              from: 'result_plan',
            })}
          >
            {t('see')}
            <VisuallyHidden lang={plan.nameLanguage}>
              {t('seeWhich', { plan: plan.name })}
            </VisuallyHidden>
          </a>
        </div>
      )}
    </article>
  );
}
