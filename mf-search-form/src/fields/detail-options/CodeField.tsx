import { wireName, type Choice } from 'shared-contracts/search';
import { Label } from 'shared-ui/island';
import { Select } from 'shared-ui/select';
import { useTranslations } from 'shared-ui/messages';
import { optionsChosen } from '../../condition/conditionSlice.ts';
import { useSearchDispatch, useSearchSelector } from '../../condition/store.ts';
import styles from './OptionGroups.module.css';

interface CodeFieldProps<Value extends string | number> {
  readonly field: 'continueStock' | 'stayCode' | 'courseCategory' | 'distance';
  readonly choices: readonly Choice<Value>[];
}

/** Offers one of several choices in a select. */
export function CodeField<Value extends string | number>({
  field,
  choices,
}: CodeFieldProps<Value>) {
  const t = useTranslations('detail');
  const dispatch = useSearchDispatch();
  const value = useSearchSelector(({ search }) => search.condition[field]);
  const choose = (text: string) =>
    dispatch(
      optionsChosen({ [field]: choices.find((choice) => String(choice.value) === text)?.value }),
    );
  return (
    <label className={styles.code}>
      <span className={styles.name}>{t(`fields.${field}`)}</span>
      <Select name={wireName(field)} value={value} onChange={(event) => choose(event.target.value)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            <Label of={choice.label} />
          </option>
        ))}
      </Select>
    </label>
  );
}
