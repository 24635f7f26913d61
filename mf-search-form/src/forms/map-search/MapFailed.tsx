import { SEARCH_MESSAGES } from 'shared-contracts/messages';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icons';
import { useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import styles from './MapSearch.module.css';

interface MapFailedProps {
  readonly state: 'failed' | 'timeout';
  readonly again: () => void;
}

/** R8.01, R8.03: says that no answer came, and offers to ask again. */
export function MapFailed({ state, again }: MapFailedProps) {
  const t = useTranslations('map');
  const label = useLabel();
  return (
    <div role="alert" className={styles.failed}>
      <Icon name="alert" size={24} />
      <div>
        <p>{label(SEARCH_MESSAGES[state === 'timeout' ? 'TIMEOUT' : 'APIERROR'])}</p>
        <Button look="secondary" onClick={again}>
          {t('again')}
        </Button>
      </div>
    </div>
  );
}
