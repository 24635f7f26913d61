import type { ReactNode } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { SEARCH_MESSAGES } from 'shared-contracts/messages';
import { Icon } from 'shared-ui/icons';
import { useLabel } from 'shared-ui/island';
import type { FailureCode } from '../results/searchCourses.ts';
import styles from './SearchFailed.module.css';
import { useOnline } from './useOnline.ts';

interface SearchFailedProps {
  readonly code: FailureCode;
  /** Links to the next steps. */
  readonly children: ReactNode;
}

/**
 * R8.01, R8.03: says that the search failed. Without a network the message says so instead of
 * blaming the site.
 */
export function SearchFailed({ code, children }: SearchFailedProps) {
  const t = useTranslations('failed');
  const label = useLabel();
  const isOnline = useOnline();
  return (
    <div role="alert" className={styles.box}>
      <Icon name="alert" size={24} />
      <div>
        <p className={styles.text}>
          {code === 'APIERROR' && !isOnline ? t('offline') : label(SEARCH_MESSAGES[code])}
        </p>
        <p className={styles.actions}>{children}</p>
      </div>
    </div>
  );
}
