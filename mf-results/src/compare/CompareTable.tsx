import { useTranslations } from 'shared-ui/messages';
import { courseImagePath } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useBookingHref } from '../booking/useBookingHref.ts';
import { sheetHref } from '../course-link/sheetHref.ts';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { CourseTitle } from 'shared-ui/proper-names';
import styles from './CompareTable.module.css';
import { CompareFoot } from './CompareFoot.tsx';
import type { ComparedCourse } from '../compared-course/comparedCourse.ts';
import { useComparisonRows } from './useComparisonRows.tsx';

interface CompareTableProps {
  readonly courses: readonly ComparedCourse[];
  readonly condition: SearchCondition;
}

/**
 * Price, plan, rating on every axis, access, play style, lunch and coupon of the courses, side by
 * side. The best values are marked.
 */
export function CompareTable({ courses, condition }: CompareTableProps) {
  const t = useTranslations('compare');
  const rows = useComparisonRows(courses, condition);
  const booking = useBookingHref(condition);
  const toBooking = ({ course, plan }: ComparedCourse) =>
    booking({
      courseId: course.id,
      ...(plan && { planId: plan.id, playDate: plan.playDate }),
      from: 'result_compare',
    });
  return (
    <table className={styles.table} data-courses={courses.length} aria-label={t('title')}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}>
            <VisuallyHidden>{t('item')}</VisuallyHidden>
          </th>
          {courses.map((compared) => (
            <th key={compared.course.id} scope="col" className={styles.course}>
              <img
                src={courseImagePath(compared.course.id, 'photo1')}
                width={800}
                height={450}
                alt=""
                decoding="async"
              />
              <a href={sheetHref(compared.course.id, condition, compared.plan?.playDate)}>
                <CourseTitle name={compared.course.name} latin={compared.course.latin?.name} />
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, cells, best = [], isAwaited }) => (
          <tr key={key} className={isAwaited ? styles.awaited : undefined}>
            <th scope="row">{label}</th>
            {courses.map(({ course }, index) => (
              <td key={course.id} className={best.includes(index) ? styles.best : undefined}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <CompareFoot courses={courses} toBooking={toBooking} />
    </table>
  );
}
