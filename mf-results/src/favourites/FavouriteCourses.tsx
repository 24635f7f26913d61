import type { SearchCondition } from 'shared-contracts/search';
import { courseImagePath } from 'shared-contracts/gateway';
import { FavouriteButton } from 'shared-ui/favourites';
import { useFormat, useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { CourseTitle, PlaceName } from 'shared-ui/proper-names';
import type { ComparedCourse } from '../compared-course/comparedCourse.ts';
import { sheetHref } from '../course-link/sheetHref.ts';
import styles from './FavouriteCourses.module.css';

interface FavouriteCoursesProps {
  readonly courses: readonly ComparedCourse[];
  readonly condition: SearchCondition;
}

/** A course of a list: where it is, what people say, and its cheapest plan on the days of the search. */
function FavouriteCourse({
  compared: { course, plan },
  condition,
}: {
  readonly compared: ComparedCourse;
  readonly condition: SearchCondition;
}) {
  const t = useTranslations('favourites');
  const label = useLabel();
  const format = useFormat();
  return (
    <li className={styles.course}>
      <img
        src={courseImagePath(course.id, 'photo1')}
        width={96}
        height={72}
        alt=""
        loading="lazy"
        decoding="async"
      />
      <div className={styles.facts}>
        <h3 className={styles.name}>
          <a href={sheetHref(course.id, condition, plan?.playDate)}>
            <CourseTitle name={course.name} latin={course.latin?.name} />
          </a>
        </h3>
        <p className={styles.place}>
          {label.given(course.prefecture)}{' '}
          <PlaceName name={course.city} latin={course.latin?.city} />
          {course.reviewCount > 0 && (
            <>
              {' '}
              ★{course.evaluation.overall.toFixed(1)} {t('reviews', { count: course.reviewCount })}
            </>
          )}
        </p>
        <p className={plan ? styles.price : styles.place}>
          {plan ? t('from', { price: format.yen(plan.price) }) : t('noPlan')}
        </p>
      </div>
      <FavouriteButton course={course} label={t('list')} />
    </li>
  );
}

/** Courses of the device or of a link, one below the other. */
export function FavouriteCourses({ courses, condition }: FavouriteCoursesProps) {
  return (
    <ul className={styles.list}>
      {courses.map((compared) => (
        <FavouriteCourse key={compared.course.id} compared={compared} condition={condition} />
      ))}
    </ul>
  );
}
