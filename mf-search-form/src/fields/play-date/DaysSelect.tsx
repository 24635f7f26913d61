import { WIDTHDAYS } from 'shared-contracts/search';
import { Select } from 'shared-ui/select';
import { useTranslations } from 'shared-ui/messages';

interface DaysSelectProps {
  readonly value: number;
  readonly name?: string | undefined;
  readonly onChange: (days: number) => void;
}

/**
 * R5.03: asks for the number of days. A number from the address is added to the choices, so that it
 * is not lost.
 */
export function DaysSelect({ value, name, onChange }: DaysSelectProps) {
  const t = useTranslations('playDate');
  const lengths = [...new Set([...WIDTHDAYS.map((choice) => choice.value), value])].sort(
    (a, b) => a - b,
  );
  return (
    <Select
      name={name}
      aria-label={t('days')}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {lengths.map((length) => (
        <option key={length} value={length}>
          {t('length', { days: length })}
        </option>
      ))}
    </Select>
  );
}
