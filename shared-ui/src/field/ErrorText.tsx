import { Icon } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './Field.module.css';

interface ErrorTextProps {
  readonly id: string;
  readonly prefix: string;
  readonly children: string;
}

/** An error is never told by colour alone: a sign, and a word for those who hear it. */
export function ErrorText({ id, prefix, children }: ErrorTextProps) {
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={18} />
      <span>
        <VisuallyHidden>{prefix}</VisuallyHidden>
        {children}
      </span>
    </p>
  );
}
