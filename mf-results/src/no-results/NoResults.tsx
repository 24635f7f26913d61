import { useTranslations } from 'use-intl';
import type { SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { PageLink } from '../page-link/PageLink.tsx';
import { resultHref } from '../results/resultHref.ts';
import { Contours } from './Contours.tsx';
import styles from './NoResults.module.css';
import { relaxersFor } from './relaxers.ts';

/** Nothing fits: says so, and offers what would let more courses in. */
export const NoResults = ({ condition }: { readonly condition: SearchCondition }) => {
  const t = useTranslations('noResults');
  const host = useHost();
  const relaxers = relaxersFor(condition, host.now());
  const beyond = condition.page > 1;
  return (
    <div className={styles.box}>
      <Contours />
      <h2 className={styles.title}>{t(beyond ? 'beyondTitle' : 'title')}</h2>
      {!beyond && relaxers.length > 0 && <p className={styles.lead}>{t('lead')}</p>}
      <ul className={styles.relaxers} aria-label={t(beyond ? 'wayBack' : 'relaxers')}>
        {relaxers.map(({ key, region = '', condition: wider }) => (
          <li key={key}><PageLink className={styles.relaxer} href={resultHref(wider)}>{t(key, { region })}</PageLink></li>
        ))}
      </ul>
    </div>
  );
};
