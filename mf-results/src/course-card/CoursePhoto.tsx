import { useTranslations } from 'use-intl';
import { OVERSEAS } from 'shared-contracts/areas';
import { toGrouped } from 'shared-contracts/format';
import { courseImagePath, type Course } from 'shared-contracts/gateway';
import { useLabel } from 'shared-ui/island';
import styles from './CoursePhoto.module.css';

interface CoursePhotoProps {
  readonly course: Course;
  /** Place on the page, from 0: what is likely in the first view is fetched at once. */
  readonly index: number;
  /** Yen; undefined while none is known. */
  readonly coupon: number | undefined;
}

const EAGER = 2;

/** R3.15. The coupon arrives later and lies on the photo, so that it moves nothing (R4.18). Overseas the country is named beside it. */
export function CoursePhoto({ course, index, coupon }: CoursePhotoProps) {
  const t = useTranslations('card');
  const label = useLabel();
  return (
    <div className={styles.photo}>
      {/* inside a picture React's server half writes no preload link beside the root, which nobody would take away again */}
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
      {coupon !== undefined && (
        <p className={styles.coupon}>{t('coupon', { amount: toGrouped(coupon) })}</p>
      )}
    </div>
  );
}
