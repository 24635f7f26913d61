import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { parseIsoDate, toGrouped } from 'shared-contracts/format';
import { courseImagePath } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useBookingHref } from '../booking/useBookingHref.ts';
import { useFormat, useLabel } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import styles from './CompareTable.module.css';
import { AXES, bestOf, type ComparedCourse } from './toComparison.ts';

interface CompareTableProps {
  readonly courses: readonly ComparedCourse[];
  readonly condition: SearchCondition;
}

interface Row { readonly key: string; readonly label: string; readonly cells: readonly ReactNode[]; readonly best?: readonly number[] }

/** Price, rating on every axis, access, style, lunch and coupon of the courses, side by side; what is best is marked. */
export const CompareTable = ({ courses, condition }: CompareTableProps) => {
  const t = useTranslations('compare');
  const rows = useRows(courses);
  const toBooking = useBookingHref(condition);
  return (
    <table className={styles.table} data-courses={courses.length} aria-label={t('title')}>
      <thead>
        <tr>
          <th scope="col" className={styles.corner}><VisuallyHidden>{t('item')}</VisuallyHidden></th>
          {courses.map(({ item, plan }) => (
            <th key={item.c_id} scope="col" className={styles.course}>
              <img src={courseImagePath(item.c_id, 'photo1')} width={800} height={450} alt="" decoding="async" />
              <a href={toBooking({ courseId: item.c_id, ...(plan && { planId: plan.plan_id, playDate: plan.play_date }), from: 'compare' })} lang="ja">{item.c_name}</a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, cells, best = [] }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {courses.map(({ item }, index) => <td key={item.c_id} className={best.includes(index) ? styles.best : undefined}>{cells[index]}</td>)}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const japanese = (text: ReactNode) => <span lang="ja">{text}</span>;

const useRows = (courses: readonly ComparedCourse[]): Row[] => {
  const t = useTranslations('compare');
  const label = useLabel();
  const row = (key: string, cell: (course: ComparedCourse) => ReactNode, best: readonly number[] = []): Row => ({ key, label: t(`row.${key}`), cells: courses.map(cell), best });
  const rated = courses.map(({ item }) => item.review_count > 0);
  return [
    row('price', ({ plan }) => (plan ? <PriceCell price={plan.price} date={plan.play_date} /> : t('noPlan')), bestOf(courses.map(({ plan }) => plan?.price), 'lowest')),
    ...AXES.map((axis) => row(axis, ({ item }) => (item.review_count > 0 ? item.evaluation[axis].toFixed(1) : t('noRating')),
      bestOf(courses.map(({ item }, index) => (rated[index] ? item.evaluation[axis] : undefined)), 'highest'))),
    row('reviews', ({ item }) => t('reviews', { count: toGrouped(item.review_count) })),
    row('place', ({ item }) => <>{label(item.pref_name)} {japanese(item.city)}</>),
    row('access', ({ item: { access } }) => (access ? t.rich('access', { interchange: access.ic_name, distance: access.distance_km, name: japanese }) : t('noAccess')),
      bestOf(courses.map(({ item }) => item.access?.distance_km), 'lowest')),
    row('style', ({ playStyle }) => t(`style.${playStyle}`)),
    row('lunch', ({ lunch }) => t(`lunch.${lunch}`)),
    row('coupon', ({ coupon }) => (coupon > 0 ? t('coupon', { amount: toGrouped(coupon) }) : t('noCoupon')), bestOf(courses.map(({ coupon }) => coupon), 'highest')),
  ];
};

const PriceCell = ({ price, date }: { readonly price: number; readonly date: string }) => {
  const { shortDate, yen } = useFormat();
  const day = parseIsoDate(date);
  return <><b className={styles.price}>{yen(price)}</b>{day !== undefined && <small>{shortDate(day)}</small>}</>;
};
