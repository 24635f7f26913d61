import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text that only screen readers read. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
