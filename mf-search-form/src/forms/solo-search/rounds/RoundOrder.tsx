import { SOLO_ORDERS, type SoloCondition } from 'shared-contracts/search';
import { useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useFollow } from 'shared-ui/page-link';
import { soloHref } from '../../../condition/soloHref.ts';
import styles from './Rounds.module.css';

/** Links to the same rounds in each order; the present one is marked. */
export function RoundOrder({ condition }: { readonly condition: SoloCondition }) {
  const t = useTranslations('solo');
  const label = useLabel();
  const follow = useFollow();
  return (
    <nav aria-label={t('order')} className={styles.orders}>
      {SOLO_ORDERS.map(({ value, label: name }) => (
        <a
          key={value}
          href={soloHref({ ...condition, order: value, page: 1 })}
          aria-current={value === condition.order ? 'true' : undefined}
          onClick={follow}
        >
          {label(name)}
        </a>
      ))}
    </nav>
  );
}
