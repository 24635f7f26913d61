import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** One primary in a view: the pin flag's vermilion is the signal for the next step. `confirm` ends a dialog. */
  readonly look?: 'primary' | 'confirm' | 'secondary' | 'quiet';
  /** Working: says so to assistive technology and ignores clicks, yet keeps its place and its focus. */
  readonly busy?: boolean;
}

export function Button({
  look = 'secondary',
  busy = false,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={[styles.button, styles[look], className].filter(Boolean).join(' ')}
      aria-disabled={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
