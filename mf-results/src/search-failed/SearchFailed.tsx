import type { ReactNode } from 'react';
import { SEARCH_MESSAGES } from 'shared-contracts/errors';
import { Icon } from 'shared-ui/icons';
import { useLabel } from 'shared-ui/island';
import styles from './SearchFailed.module.css';

interface SearchFailedProps {
  readonly code: 'APIERROR' | 'TIMEOUT';
  /** Ways out, as links. */
  readonly children: ReactNode;
}

/** R8.01, R8.03: the search gave no answer. */
export const SearchFailed = ({ code, children }: SearchFailedProps) => (
  <div role="alert" className={styles.box}>
    <Icon name="alert" size={24} />
    <div>
      <p className={styles.text}>{useLabel()(SEARCH_MESSAGES[code])}</p>
      <p className={styles.actions}>{children}</p>
    </div>
  </div>
);
