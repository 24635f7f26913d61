import type { ComponentProps } from 'react';
import styles from './Chip.module.css';

/** A choice made at once: a quick date, a history entry. With `aria-pressed` it also shows that it holds. */
export function ChipButton({ className, ...button }: ComponentProps<'button'>) {
  return (
    <button
      {...button}
      type="button"
      className={[styles.chip, className].filter(Boolean).join(' ')}
    />
  );
}
