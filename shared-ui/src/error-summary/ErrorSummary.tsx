import { useEffect, useRef } from 'react';
import { Icon } from '../icons/index.ts';
import styles from './ErrorSummary.module.css';

interface SummaryError {
  /** The control that the link leads to, and another where that one is hidden. */
  readonly id: string;
  readonly instead?: string | undefined;
  /** Where the control is found where no script runs, or this page has none. */
  readonly href?: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly SummaryError[];
  /** A new value takes the focus again, although the errors may be the same. */
  readonly attempt: number;
}

/** Opens what is closed around the control; what the control itself opens stays as it is. */
function openAround(control: HTMLElement): void {
  for (
    let around = control.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  ) {
    if (control.parentElement !== around) around.open = true;
  }
}

/** Focuses the control. False where there is no such control to see. */
function leadTo(id = ''): boolean {
  const control = document.getElementById(id);
  if (!control || control.closest('[hidden]')) return false;
  openAround(control);
  control.focus({ preventScroll: true });
  // in the middle no bar that sticks to an edge lies over it
  control.scrollIntoView?.({ block: 'center' });
  return control === document.activeElement;
}

/** What is wrong after a failed submit, as links to the fields; takes the focus. */
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
