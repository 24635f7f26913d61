import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icons/index.ts';
import styles from './Chip.module.css';

interface ChipProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  readonly children: ReactNode;
}

/** A choice that is on or off. It is a checkbox, so a form can send it before any script runs. */
export function Chip({ children, className, ...input }: ChipProps) {
  return (
    <label className={[styles.chip, styles.toggle, className].filter(Boolean).join(' ')}>
      <input {...input} type="checkbox" className={styles.input} />
      <span className={styles.mark}>
        <Icon name="check" size={14} />
      </span>
      {children}
    </label>
  );
}
