import { SEARCH_MESSAGES } from 'shared-contracts/messages';
import type { SoloCondition } from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icons';
import { useLabel } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useFollow } from 'shared-ui/page-link';
import { ROUNDS_ID, soloHref } from '../../../condition/soloHref.ts';
import styles from './Rounds.module.css';

interface RoundsFailedProps {
  readonly state: 'failed' | 'timeout';
  readonly condition: SoloCondition;
  readonly again: () => void;
}

/** R8.01, R8.03: says that no answer came, and offers to ask again or to ask for less. */
export function RoundsFailed({ state, condition, again }: RoundsFailedProps) {
  const t = useTranslations('solo');
  const label = useLabel();
  const follow = useFollow();
  return (
    <div role="alert" className={styles.failed}>
      <Icon name="alert" size={24} />
      <div>
        <p>{label(SEARCH_MESSAGES[state === 'timeout' ? 'TIMEOUT' : 'APIERROR'])}</p>
        <p className={styles.failedWays}>
          <Button
            look="secondary"
            onClick={() => {
              // this button goes with its message
              document.getElementById(ROUNDS_ID)?.focus({ preventScroll: true });
              again();
            }}
          >
            {t('again')}
          </Button>
          {state === 'timeout' && condition.widthday > 1 && (
            <a href={soloHref({ ...condition, widthday: 1, page: 1 })} onClick={follow}>
              {t('oneDay')}
            </a>
          )}
        </p>
      </div>
    </div>
  );
}
