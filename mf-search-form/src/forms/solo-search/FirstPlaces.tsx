import { REGIONS } from 'shared-contracts/areas';
import { Icon } from 'shared-ui/icons';
import { useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { defaultSoloCondition } from 'shared-contracts/search';
import { momentOf } from '../../condition/initialCondition.ts';
import { useFollow } from 'shared-ui/page-link';
import { useSearchSelector } from '../../condition/store.ts';
import { soloHref } from '../../condition/soloHref.ts';
import styles from './SoloSearch.module.css';

const STEPS = ['choose', 'join', 'play'] as const;

/**
 * Explains the solo search before a search, and links to the rounds of each region in the coming
 * week.
 */
export function FirstPlaces() {
  const t = useTranslations('solo');
  const label = useLabel();
  const follow = useFollow();
  const today = useSearchSelector(({ calendar }) => calendar.today);
  const week = { ...defaultSoloCondition(momentOf(today)), widthday: 7, exceptFull: true };
  return (
    <div className={styles.box}>
      <h2 className={styles.title}>{t('how')}</h2>
      <ol className={styles.steps}>
        {STEPS.map((step, index) => (
          <li key={step}>
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {t(step)}
          </li>
        ))}
      </ol>
      <h3 className={styles.subtitle}>
        <Icon name="pin" size={18} />
        {t('week')}
      </h3>
      <ul className={styles.choices}>
        {REGIONS.map(({ code, name }) => (
          <li key={code}>
            <a href={soloHref({ ...week, area: [code] })} onClick={follow}>
              {label(name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
