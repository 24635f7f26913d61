import type { ReactNode, Ref } from 'react';
import { Icon, type IconName } from 'shared-ui/icons';
import styles from './Picker.module.css';

interface PickerButtonProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly id: string;
  readonly icon: IconName;
  /** The id of what names the field; the value is read after it. */
  readonly labelId: string;
  readonly describedBy?: string | undefined;
  readonly invalid?: boolean;
  readonly onOpen: () => void;
  /** Fetches ahead what opening will need. */
  readonly onApproach?: () => void;
  readonly children: ReactNode;
}

/** Shows a field's value and opens its dialog. Named by the field's label and the value. */
export const PickerButton = ({ ref, id, icon, labelId, describedBy, invalid = false, onOpen, onApproach, children }: PickerButtonProps) => (
  <button
    ref={ref} id={id} type="button" className={styles.picker} data-invalid={invalid || undefined}
    aria-haspopup="dialog" aria-labelledby={`${labelId} ${id}-value`} aria-describedby={describedBy}
    onClick={onOpen} onPointerEnter={onApproach} onFocus={onApproach}
  >
    <Icon name={icon} />
    <span id={`${id}-value`} className={styles.value}>{children}</span>
  </button>
);
