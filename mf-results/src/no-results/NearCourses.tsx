import { useId } from 'react';
import { OVERSEAS } from 'shared-contracts/areas';
import type { SearchCondition } from 'shared-contracts/search';
import { useFormat, useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { PageLink } from '../page-link/PageLink.tsx';
import { useResultHref } from '../result-address/resultHref.ts';
import type { WayOut } from './findWaysOut.ts';
import styles from './NoResults.module.css';

/** R5.35: the search of this course alone: its name replaces the area, but overseas stays overseas. */
function atCourse(condition: SearchCondition, courseName: string): SearchCondition {
  const area = condition.area.filter((code) => code === OVERSEAS);
  return { ...condition, courseName, area, country: [], highway: 0, distance: 0, page: 1 };
}

/** The courses that come nearest to an empty search: the first of the way out with the most. `text` says which way. */
export function NearCourses({ way, text }: { readonly way: WayOut; readonly text: string }) {
  const t = useTranslations('noResults');
  const label = useLabel();
  const { yen } = useFormat();
  const toHref = useResultHref();
  const id = useId();
  if (!way.nearest?.length) return null;
  return (
    <section className={styles.near} aria-labelledby={id}>
      <h2 id={id} className={styles.nearTitle}>
        {t('near')}
      </h2>
      <p className={styles.nearLead}>{t('nearBy', { way: text })}</p>
      <ul className={styles.courses}>
        {way.nearest.map(({ id: course, name, prefecture, price }) => (
          <li key={course}>
            <PageLink className={styles.course} href={toHref(atCourse(way.condition, name))}>
              <span className={styles.courseName} lang="ja">
                {name}
              </span>{' '}
              <span className={styles.where}>{label.given(prefecture)}</span>{' '}
              <span className={styles.price}>{t('from', { price: yen(price) })}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
