import classes from './panel.module.css';

/** A check box of the panel with its label. */
export function CheckBox({
  label,
  isChecked,
  onChange,
}: {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}) {
  return (
    <label className={classes['check']}>
      <input
        type="checkbox"
        checked={isChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
