import { useEffect, useRef } from 'react';
import { Icon } from '../icons/index.ts';
import styles from './ErrorSummary.module.css';

interface SummaryError {
  /**
   * The id of the control that the link leads to; `instead` is another for when that one is hidden.
   */
  readonly id: string;
  readonly instead?: string | undefined;
  /** The link's address when no script runs or the page has no such control. */
  readonly href?: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly SummaryError[];
  /**
   * The number of the submit. A new number moves the focus here again, even when the errors are the
   * same.
   */
  readonly attempt: number;
}

/**
 * Opens every closed `details` around the control, except the one that the control itself opens.
 */
function openAround(control: HTMLElement): void {
  for (
    let around = control.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  ) {
    if (control.parentElement !== around) around.open = true;
  }
}

/** Moves the focus to the control. Returns false when the control does not exist or is hidden. */
function leadTo(id = ''): boolean {
  const control = document.getElementById(id);
  if (!control || control.closest('[hidden]')) return false;
  openAround(control);
  control.focus({ preventScroll: true });
  // in the middle of the window no sticky bar covers the control
  control.scrollIntoView?.({ block: 'center' });
  return control === document.activeElement;
}

/** Lists the errors of a failed submit as links to their fields, and takes the focus. */
export function ErrorSummary({ title, errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}>
        <Icon name="alert" size={20} />
        {title}
      </h2>
      <ul className={styles.list}>
        {errors.map(({ id, instead, href = `#${id}`, message }) => (
          <li key={id}>
            <a
              href={href}
              onClick={(event) => {
                if (leadTo(id) || leadTo(instead)) event.preventDefault();
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
