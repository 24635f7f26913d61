import type { ComponentProps } from 'react';
import styles from './Button.module.css';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Use `primary` once in a view: its vermilion marks the next step. `confirm` ends a dialog. */
  readonly look?: 'primary' | 'confirm' | 'secondary' | 'quiet';
  /**
   * True while work is under way: the button tells assistive technology and ignores clicks, but
   * keeps its focus.
   */
  readonly busy?: boolean;
}

/** A button in the design of the site; it submits a form only with `type="submit"`. */
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
