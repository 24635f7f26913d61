import { memo, useId, type ReactNode } from 'react';
import { FavouriteButton } from 'shared-ui/favourites';
import { useTranslations } from 'shared-ui/messages';
import { freeSlots } from '../free-slots/freeSlots.ts';
import { SlotsWaiting } from '../free-slots/SlotsWaiting.tsx';
import { useFreeSlots } from '../free-slots/useFreeSlots.ts';
import { TeeTimes } from '../tee-times/TeeTimes.tsx';
import { BestPlan } from './BestPlan.tsx';
import { CardFoot, type CardFootProps } from './CardFoot.tsx';
import styles from './CourseCard.module.css';
import { CourseTitle } from 'shared-ui/proper-names';
import { CourseFacts } from '../course-facts/CourseFacts.tsx';
import { CoursePhoto } from './CoursePhoto.tsx';
import type { OfferedProps } from './offeredProps.ts';
import { sheetHref } from '../course-link/sheetHref.ts';

interface CourseCardProps extends Omit<CardFootProps, 'onFollow'> {
  /** The position on the page, from 0. */
  readonly index: number;
  /** The discount in yen; undefined when no coupon is known. */
  readonly coupon: number | undefined;
  /** R3.10: the visitor followed a link of this course last. */
  readonly isTarget: boolean;
  /** The weather of the best plan's day; nothing while it is not known. */
  readonly weather: ReactNode;
  /** Called with the course when the visitor follows a link of its card. */
  readonly follow: (courseId: number) => void;
}

/** The free hours of a course, and the panel of its tee times. */
function Slots(shown: Omit<OfferedProps, 'plans'>) {
  const { course, condition } = shown;
  const panel = useId();
  const slots = useFreeSlots(course.id);
  return (
    <>
      <div className={styles.times}>
        <TeeTimes course={course} condition={condition} panel={panel} slots={slots} />
      </div>
      {slots.open && <freeSlots.Late {...shown} id={panel} waiting={<SlotsWaiting />} />}
    </>
  );
}

function Card({ index, coupon, isTarget, weather, follow, ...shown }: CourseCardProps) {
  const { course, plans, condition } = shown;
  const onFollow = () => follow(course.id);
  const t = useTranslations();
  const name = useId();
  const sheet = sheetHref(course.id, condition, plans[0]?.playDate);
  return (
    <article aria-labelledby={name} className={styles.card} data-course={course.id}>
      <div className={styles.parts}>
        <CoursePhoto
          course={course}
          index={index}
          coupon={coupon}
          isTarget={isTarget}
          weather={weather}
        />
        <h3 id={name} className={styles.name}>
          <a href={sheet} onClick={onFollow}>
            <CourseTitle name={course.name} latin={course.latin?.name} />
          </a>
        </h3>
        <FavouriteButton course={course} label={t('favourites.list')} />
        <BestPlan {...shown} onFollow={onFollow} />
        <div className={styles.facts}>
          <CourseFacts
            course={course}
            plans={plans}
            mode={condition.searchMode}
            sheet={sheet}
            onFollow={onFollow}
          />
        </div>
        <Slots course={course} condition={condition} onFollow={onFollow} />
        <CardFoot {...shown} onFollow={onFollow} />
      </div>
    </article>
  );
}

/**
 * One course of the result: its place, its free tee times and its plans. It is drawn again when something of
 * its own has changed, and not for a coupon or the weather of another one: a list of them is long work.
 */
export const CourseCard = memo(Card);
