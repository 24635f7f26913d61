import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { SearchCondition } from 'shared-contracts/search';
import { PageLink } from '../page-link/PageLink.tsx';
import { useResultHref } from '../result-address/resultHref.ts';
import styles from './PartyChooser.module.css';

/** R3.01: 0 is a search that does not say. */
const PARTIES = [0, 2, 3, 4] as const;

/** How many play: from then on every price is what one of so many pays, and the order by price is by that. */
export function PartyChooser({ condition }: { readonly condition: SearchCondition }) {
  const t = useTranslations('party');
  const toHref = useResultHref();
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.party}>
      <p id={id} className={styles.name}>
        {t('name')}
      </p>
      <ul className={styles.sizes}>
        {PARTIES.map((players) => (
          <li key={players}>
            <PageLink
              className={styles.size}
              href={toHref({ ...condition, players, page: 1 })}
              keepPosition
              aria-current={condition.players === players ? 'true' : undefined}
            >
              {players === 0 ? t('any') : t('of', { players })}
            </PageLink>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t(condition.players === 0 ? 'hint' : 'note')}</p>
    </nav>
  );
}
