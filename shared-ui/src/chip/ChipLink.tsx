import type { ComponentProps } from 'react';
import { Icon } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './Chip.module.css';

interface ChipLinkProps extends ComponentProps<'a'> {
  /** What the link does, for example 「を条件から外す」; screen readers read it after the chip's text. */
  readonly removes: string;
}

/** A condition of the present search; the link leads to the page without it. */
export function ChipLink({ removes, children, className, ...link }: ChipLinkProps) {
  return (
    <a {...link} className={[styles.chip, styles.applied, className].filter(Boolean).join(' ')}>
      {children}
      <VisuallyHidden>{removes}</VisuallyHidden>
      <Icon name="close" size={12} />
    </a>
  );
}
