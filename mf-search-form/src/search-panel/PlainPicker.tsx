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

/** What stands for a picker until a script answers: it looks the same, and opens plain controls. */
export const PlainPicker = ({ ref, id, icon, value, children }: PlainPickerProps) => (
  <details ref={ref} className={styles.plain}>
    <summary id={id} className={styles.picker}>
      <Icon name={icon} />
      <span className={styles.value}>{value}</span>
    </summary>
    <div className={styles.controls}>{children}</div>
  </details>
);
