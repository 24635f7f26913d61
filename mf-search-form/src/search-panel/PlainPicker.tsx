import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from 'shared-ui/icons';
import styles from './Picker.module.css';

interface PlainPickerProps {
  readonly ref: Ref<HTMLDetailsElement>;
  readonly id: string;
  readonly icon: IconName;
  readonly value: ReactNode;
  /** Plain controls, sent with the form. */
  readonly children: ReactNode;
}

/** One of them is open at a time. */
const GROUP = 'search-pickers';

/** What stands for a picker until a script answers: it looks the same, and opens plain controls. */
export const PlainPicker = ({ ref, id, icon, value, children }: PlainPickerProps) => (
  // a visitor may have opened it before the script came
  <details ref={ref} name={GROUP} className={styles.plain} suppressHydrationWarning>
    <summary id={id} className={styles.picker}>
      <Icon name={icon} />
      <span className={styles.value}>{value}</span>
    </summary>
    <div className={styles.controls}>{children}</div>
  </details>
);
