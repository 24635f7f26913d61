import type { ComponentProps } from 'react';
import { Icon } from '../icons/index.ts';
import styles from './Select.module.css';

/** The browser's select in the design of the site. */
export function Select({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className={[styles.box, className].filter(Boolean).join(' ')}>
      <select {...select} className={styles.select} />
      <Icon name="chevronDown" size={16} />
    </span>
  );
}
