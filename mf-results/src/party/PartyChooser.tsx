import { useId } from 'react';
import { useTranslations } from 'shared-ui/messages';
import type { SearchCondition } from 'shared-contracts/search';
import { PageLink } from '../page-link/PageLink.tsx';
import { useResultHref } from '../result-address/resultHref.ts';
import styles from './PartyChooser.module.css';

/** R3.01: the sizes of a party; 0 for a search that names none. */
const PARTIES = [0, 2, 3, 4] as const;

/**
 * The choice of the party's size. All prices, and the order by price, are then for one player of
 * such a party.
 */
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
