import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Read aloud, not seen. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.hidden}>{children}</span>
);
