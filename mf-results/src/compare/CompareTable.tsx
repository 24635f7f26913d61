import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { toGrouped } from 'shared-contracts/format';
import { courseImagePath } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useBookingHref } from '../booking/useBookingHref.ts';
import { useLabel } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import styles from './CompareTable.module.css';
import { CompareFoot } from './CompareFoot.tsx';
import { PlanCell, PriceCell } from './PlanCell.tsx';
import { AXES, bestOf, bestPrice, type ComparedCourse } from './toComparison.ts';

interface CompareTableProps {
  readonly courses: readonly ComparedCourse[];
  readonly condition: SearchCondition;
}

interface Row {
  readonly key: string;
  readonly label: string;
  readonly cells: readonly ReactNode[];
  readonly best?: readonly number[];
}

/** Price, plan, rating on every axis, access, style, lunch and coupon of the courses, side by side; what is best is marked. */
export function CompareTable({ courses, condition }: CompareTableProps) {
  const t = useTranslations('compare');
  const rows = useRows(courses, condition.players);
  const booking = useBookingHref(condition);
  const toBooking = ({ course, plan }: ComparedCourse) =>
    booking({
      courseId: course.id,
      ...(plan && { planId: plan.id, playDate: plan.playDate }),
      from: 'compare',
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
              <a href={toBooking(compared)} lang="ja">
                {compared.course.name}
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, cells, best = [] }) => (
          <tr key={key}>
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

function japanese(text: ReactNode) {
  return <span lang="ja">{text}</span>;
}

function useRows(courses: readonly ComparedCourse[], players: number): Row[] {
  const t = useTranslations('compare');
  const label = useLabel();
  const row = (
    key: string,
    cell: (course: ComparedCourse) => ReactNode,
    best: readonly number[] = [],
  ): Row => ({ key, label: t(`row.${key}`), cells: courses.map(cell), best });
  const rated = courses.map(({ course }) => course.reviewCount > 0);
  return [
    {
      ...row(
        'price',
        ({ plan }) => (plan ? <PriceCell plan={plan} /> : t('noPlan')),
        bestPrice(courses),
      ),
      ...(players > 0 && { label: t('row.priceOf', { players }) }),
    },
    row('plan', ({ plan }) => plan && <PlanCell plan={plan} />),
    ...AXES.map((axis) =>
      row(
        axis,
        ({ course }) =>
          course.reviewCount > 0 ? course.evaluation[axis].toFixed(1) : t('noRating'),
        bestOf(
          courses.map(({ course }, index) => (rated[index] ? course.evaluation[axis] : undefined)),
          'highest',
        ),
      ),
    ),
    row('reviews', ({ course }) => t('reviews', { count: course.reviewCount })),
    row('place', ({ course }) => (
      <>
        {label.given(course.prefecture)} {japanese(course.city)}
      </>
    )),
    row(
      'access',
      ({ course: { access } }) =>
        access
          ? t.rich('access', {
              interchange: access.interchange,
              distance: access.distanceKm,
              name: japanese,
            })
          : t('noAccess'),
      bestOf(
        courses.map(({ course }) => course.access?.distanceKm),
        'lowest',
      ),
    ),
    row('style', ({ playStyle }) => t(`style.${playStyle}`)),
    row('lunch', ({ lunch }) => t(`lunch.${lunch}`)),
    row(
      'coupon',
      ({ coupon }) => (coupon > 0 ? t('coupon', { amount: toGrouped(coupon) }) : t('noCoupon')),
      bestOf(
        courses.map(({ coupon }) => coupon),
        'highest',
      ),
    ),
  ];
}
