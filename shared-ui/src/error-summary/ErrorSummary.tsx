import { useEffect, useRef } from 'react';
import { Icon } from '../icons/index.ts';
import styles from './ErrorSummary.module.css';

export interface SummaryError {
  /** The control that the link leads to. */
  readonly id: string;
  readonly message: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  readonly errors: readonly SummaryError[];
  /** A new value takes the focus again, although the errors may be the same. */
  readonly attempt: number;
}

/** What is closed around the control opens, else it could not take the focus. */
const leadTo = (id: string): void => {
  const control = document.getElementById(id);
  for (let around = control?.closest('details'); around; around = around.parentElement?.closest('details')) around.open = true;
  control?.focus();
};

/** What is wrong after a failed submit, as links to the fields; takes the focus. */
export const ErrorSummary = ({ title, errors, attempt }: ErrorSummaryProps) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => { if (attempt > 0) box.current?.focus(); }, [attempt]);
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1}>
      <h2 className={styles.title}><Icon name="alert" size={20} />{title}</h2>
      <ul className={styles.list}>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => { event.preventDefault(); leadTo(id); }}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
};
