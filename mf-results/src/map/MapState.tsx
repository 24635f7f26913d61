import { useTranslations } from 'shared-ui/messages';
import { FORM_MESSAGES } from 'shared-contracts/messages';
import { MOST_ON_MAP } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icons';
import { useLabel } from 'shared-ui/island';
import { PageLink } from '../page-link/PageLink.tsx';
import { detailHref, useResultHref } from '../result-address/resultHref.ts';
import styles from './MapState.module.css';

/** R8.03: says that the map failed; the button loads only the map again. */
export function MapFailed({ onAgain }: { readonly onAgain: () => void }) {
  const t = useTranslations('map');
  return (
    <div className={styles.state} role="alert">
      <Icon name="alert" size={28} />
      <p>{t('failed')}</p>
      <Button
        onClick={({ currentTarget }) => {
          // this button goes with its message
          currentTarget.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
          onAgain();
        }}
      >
        {t('again')}
      </Button>
    </div>
  );
}

/** R8.02: says that the search has more hits than a map can show, or that all hits are overseas. */
export function NothingOnMap({
  condition,
  count,
}: {
  readonly condition: SearchCondition;
  readonly count: number;
}) {
  const t = useTranslations('map');
  const label = useLabel();
  const toHref = useResultHref();
  const tooMany = count > MOST_ON_MAP;
  return (
    <div className={styles.state} role="status">
      <Icon name="map" size={28} />
      <p>{tooMany ? label(FORM_MESSAGES.mapTooMany) : t('overseas')}</p>
      {tooMany && <p className={styles.small}>{t('count', { count, most: MOST_ON_MAP })}</p>}
      <p className={styles.ways}>
        {tooMany && <PageLink href={detailHref(condition, 'area')}>{t('changeArea')}</PageLink>}
        <PageLink href={toHref({ ...condition, view: 'list' })} keepPosition>
          {t('toList')}
        </PageLink>
      </p>
    </div>
  );
}
