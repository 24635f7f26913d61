import type { ComponentProps } from 'react';
import styles from './Chip.module.css';

interface ChipButtonProps extends ComponentProps<'button'> {
  /** True for something chosen that the button takes away: it looks chosen, but cannot be pressed in. */
  readonly isApplied?: boolean;
}

/**
 * A choice that takes effect at once, such as a quick date or a history entry. `aria-pressed` shows
 * that it is chosen.
 */
export function ChipButton({ className, isApplied = false, ...button }: ChipButtonProps) {
  return (
    <button
      {...button}
      type="button"
      className={[styles.chip, isApplied && styles.applied, className].filter(Boolean).join(' ')}
    />
  );
}
