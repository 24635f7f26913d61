import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** The language of the text, where it is another than that of the page. */
  readonly lang?: string;
}

/** Text that only screen readers read. */
export function VisuallyHidden({ children, lang }: VisuallyHiddenProps) {
  return (
    <span className={styles.hidden} lang={lang}>
      {children}
    </span>
  );
}
