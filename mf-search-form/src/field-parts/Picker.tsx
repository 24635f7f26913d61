import type { MouseEvent, ReactNode } from 'react';
import { Icon, type IconName } from 'shared-ui/icons';
import styles from './Picker.module.css';
import type { usePicker } from './usePicker.ts';

interface PickerProps {
  readonly picker: ReturnType<typeof usePicker>;
  readonly id: string;
  readonly icon: IconName;
  /** The id of the element that names the field. A screen reader reads the value after it. */
  readonly labelId: string;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly value: ReactNode;
  /** Fetches ahead what the dialog will need beside its own part. */
  readonly onApproach?: () => void;
  /** The plain controls, which the form sends while no script runs; they serve without the dialog too. */
  readonly children: ReactNode;
}

/** The browser keeps only one picker of this group open. */
const GROUP = 'search-pickers';

/**
 * Shows the value of a field and opens its dialog. Before scripts run, and when the
 * dialog does not load, it opens plain controls instead. It stays the same element, so that a finger or the focus on it does not lose it. The
 * label of the field and the value name it.
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
  const { opensDialog, plain, summary, show, fetchAhead } = picker;
  const approach = () => {
    fetchAhead();
    onApproach?.();
  };
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
        onPointerEnter={approach}
        onFocus={approach}
        {...(opensDialog && { role: 'button', 'aria-haspopup': 'dialog', onClick })}
      >
        <Icon name={icon} />
        <span id={`${id}-value`} className={styles.value}>
          {value}
        </span>
      </summary>
      {!opensDialog && <div className={styles.controls}>{children}</div>}
    </details>
  );
}
