import { useSelector } from 'react-redux';
import { useTranslations } from 'shared-ui/messages';
import type { SearchCondition } from 'shared-contracts/search';
import { useFormat, useLabel } from 'shared-ui/island';
import { PageLink } from '../page-link/PageLink.tsx';
import { detailHref, useResultHref } from '../result-address/resultHref.ts';
import { selectResults } from '../store.ts';
import { Contours } from './Contours.tsx';
import type { WayOut } from './findWaysOut.ts';
import { NearCourses } from './NearCourses.tsx';
import styles from './NoResults.module.css';

/** The text that leads to the ways out, by the first of them. */
function leadOf(first: WayOut | undefined) {
  if (first?.key === 'nearName') return 'nearLead';
  return first && first.key !== 'onlyPlaceAndDate' ? 'lead' : 'noWay';
}

/**
 * Says that nothing was found, and offers wider searches with the number of courses that each
 * finds, and the nearest courses themselves.
 */
export function NoResults({ condition }: { readonly condition: SearchCondition }) {
  const t = useTranslations('noResults');
  const label = useLabel();
  const { yen } = useFormat();
  const toHref = useResultHref();
  const { waysOut } = useSelector(selectResults);
  const [first] = waysOut;
  const beyond = first?.key === 'firstPage';
  const textOf = ({ key, name = '', condition: { courseName } }: WayOut) =>
    t(key, {
      name: label(name),
      most: yen(condition.ratesMax),
      least: yen(condition.ratesMin),
      players: condition.players,
      keyword: condition.keyword,
      course: courseName,
    });
  return (
    <>
      <div className={styles.box}>
        <Contours />
        <h2 className={styles.title}>{t(beyond ? 'beyondTitle' : 'title')}</h2>
        {!beyond && <p className={styles.lead}>{t(leadOf(first))}</p>}
        {first && (
          <ul className={styles.relaxers} aria-label={t(beyond ? 'wayBack' : 'relaxers')}>
            {waysOut.map((way) => (
              <li key={textOf(way)}>
                <PageLink
                  className={styles.relaxer}
                  href={toHref({ ...way.condition, compareWith: condition.compareWith })}
                >
                  {textOf(way)}
                  {way.count !== undefined && (
                    <span className={styles.count}>{t('count', { count: way.count })}</span>
                  )}
                </PageLink>
              </li>
            ))}
          </ul>
        )}
        {!beyond && (
          <PageLink className={styles.form} href={detailHref(condition)}>
            {t('form')}
          </PageLink>
        )}
      </div>
      {!beyond && <NearCourses ways={waysOut} textOf={textOf} />}
    </>
  );
}
