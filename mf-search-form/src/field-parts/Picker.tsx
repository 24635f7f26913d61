import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from 'shared-ui/icons';
import styles from './Picker.module.css';
import type { usePicker } from './usePicker.ts';

interface PickerProps {
  readonly picker: ReturnType<typeof usePicker>;
  readonly id: string;
  readonly icon: IconName;
  /** The id of what names the field; the value is read after it. */
  readonly labelId: string;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly value: ReactNode;
  /** Fetches ahead what opening will need. */
  readonly onApproach?: () => void;
  /** Plain controls, sent with the form while no script runs. */
  readonly children: ReactNode;
}

/** One of them is open at a time. */
const GROUP = 'search-pickers';

/**
 * Shows a field's value and opens its dialog. Until a script answers it opens plain controls instead: it is one element, so
 * that who has it under the finger or in focus keeps it. Named by the field's label and the value.
 */
export function Picker({
  picker,
  id,
  icon,
  labelId,
  describedBy,
  invalid = false,
  value,
  onApproach,
  children,
}: PickerProps) {
  const { hydrated, plain, summary, show } = picker;
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    show();
  };
  return (
    // a visitor may have opened it before the script came
    <details ref={plain} name={GROUP} className={styles.plain} suppressHydrationWarning>
      <summary
        ref={summary}
        id={id}
        className={styles.picker}
        data-invalid={invalid || undefined}
        aria-labelledby={`${labelId} ${id}-value`}
        aria-describedby={describedBy}
        onPointerEnter={onApproach}
        onFocus={onApproach}
        {...(hydrated && { role: 'button', 'aria-haspopup': 'dialog', onClick })}
      >
        <Icon name={icon} />
        <span id={`${id}-value`} className={styles.value}>
          {value}
        </span>
      </summary>
      {!hydrated && <div className={styles.controls}>{children}</div>}
    </details>
  );
}
