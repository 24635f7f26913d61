import type { ComponentProps } from 'react';
import styles from './Chip.module.css';

/**
 * A choice that takes effect at once, such as a quick date or a history entry. `aria-pressed` shows
 * that it is chosen.
 */
export function ChipButton({ className, ...button }: ComponentProps<'button'>) {
  return (
    <button
      {...button}
      type="button"
      className={[styles.chip, className].filter(Boolean).join(' ')}
    />
  );
}
