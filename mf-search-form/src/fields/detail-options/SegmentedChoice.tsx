import type { Choice } from 'shared-contracts/search';
import { Label } from 'shared-ui/island';
import styles from './OptionGroups.module.css';

interface SegmentedChoiceProps<Value extends string | number> {
  readonly name: string;
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** Shows radio buttons in one row, so that the choice is seen beside the other choices. */
export function SegmentedChoice<Value extends string | number>({
  name,
  label,
  choices,
  value,
  onChoose,
}: SegmentedChoiceProps<Value>) {
  return (
    <div role="radiogroup" aria-label={label} className={styles.segmented}>
      <span className={styles.name} aria-hidden="true">
        {label}
      </span>
      <span className={styles.segments}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChoose(choice.value)}
            />
            <Label of={choice.label} />
          </label>
        ))}
      </span>
    </div>
  );
}
