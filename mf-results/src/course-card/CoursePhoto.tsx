import type { ReactNode } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { OVERSEAS } from 'shared-contracts/areas';
import { toGrouped } from 'shared-contracts/format';
import { courseImagePath, type Course } from 'shared-contracts/gateway';
import { useLabel } from 'shared-ui/island';
import styles from './CoursePhoto.module.css';

interface CoursePhotoProps {
  readonly course: Course;
  /**
   * The position on the page, from 0. The first photos load at once, since they are likely in view.
   */
  readonly index: number;
  /** The discount in yen; undefined when no coupon is known. */
  readonly coupon: number | undefined;
  /** R3.10: the mark of the course that was followed last; it lies on the photo, too. */
  readonly isTarget: boolean;
  /** R7.19: the weather of the day, once it is known. */
  readonly weather: ReactNode;
}

/** The number of photos that load at once. */
const EAGER = 2;

/**
 * R3.15: the photo of a course. R4.18: coupon and weather arrive later and lie on the photo, so that they
 * move nothing. Overseas courses also show their country.
 */
export function CoursePhoto({ course, index, coupon, isTarget, weather }: CoursePhotoProps) {
  const t = useTranslations('card');
  const label = useLabel();
  return (
    <div className={styles.photo}>
      {/* without the picture element, React's server half adds a preload link that nothing ever removes */}
      <picture>
        <img
          src={courseImagePath(course.id, 'photo1')}
          width={800}
          height={450}
          alt=""
          loading={index < EAGER ? 'eager' : 'lazy'}
          fetchPriority={index === 0 ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
      {course.prefectureCode === OVERSEAS && (
        <p className={styles.country}>
          {t('overseas', { country: label.given(course.prefecture) })}
        </p>
      )}
      {isTarget && <p className={styles.seen}>{t('seen')}</p>}
      {weather}
      {coupon !== undefined && (
        <p className={styles.coupon}>{t('coupon', { amount: toGrouped(coupon) })}</p>
      )}
    </div>
  );
}
