import { Icon } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './Field.module.css';

interface ErrorTextProps {
  readonly id: string;
  readonly prefix: string;
  readonly children: string;
}

/**
 * The error of a field. Colour alone never marks it: it has an icon, and a word for screen readers.
 */
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
