import { useSelector } from 'react-redux';
import { useTranslations } from 'shared-ui/messages';
import type { SearchCondition } from 'shared-contracts/search';
import { useLabel } from 'shared-ui/island';
import { PageLink } from '../page-link/PageLink.tsx';
import { detailHref, useResultHref } from '../result-address/resultHref.ts';
import { selectResults } from '../store.ts';
import { Contours } from './Contours.tsx';
import styles from './NoResults.module.css';

/**
 * Says that nothing was found, and offers wider searches with the number of courses that each
 * finds.
 */
export function NoResults({ condition }: { readonly condition: SearchCondition }) {
  const t = useTranslations('noResults');
  const label = useLabel();
  const toHref = useResultHref();
  const { waysOut } = useSelector(selectResults);
  const beyond = waysOut[0]?.key === 'firstPage';
  return (
    <div className={styles.box}>
      <Contours />
      <h2 className={styles.title}>{t(beyond ? 'beyondTitle' : 'title')}</h2>
      {!beyond && <p className={styles.lead}>{t(waysOut.length > 0 ? 'lead' : 'noWay')}</p>}
      {waysOut.length > 0 && (
        <ul className={styles.relaxers} aria-label={t(beyond ? 'wayBack' : 'relaxers')}>
          {waysOut.map(({ key, region = '', count, condition: wider }) => (
            <li key={key}>
              <PageLink
                className={styles.relaxer}
                href={toHref({ ...wider, compareWith: condition.compareWith })}
              >
                {t(key, { region: label(region) })}
                {count !== undefined && (
                  <span className={styles.count}>{t('count', { count })}</span>
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
  );
}
