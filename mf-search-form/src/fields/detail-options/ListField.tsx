import { wireName, type Choice, type SearchCondition } from 'shared-contracts/search';
import { Label } from 'shared-ui/island';
import { Chip } from 'shared-ui/chip';
import { ErrorText } from 'shared-ui/field';
import { useTranslations } from 'shared-ui/messages';
import { optionsChosen } from '../../condition/conditionSlice.ts';
import { useFieldId, type FieldName } from '../../field-parts/fieldId.ts';
import { useFieldError } from '../../field-parts/useFieldError.ts';
import { useCondition, useSearchDispatch } from '../../condition/store.ts';
import styles from './OptionGroups.module.css';

type Field = 'planDayDetail' | 'zoneList' | 'playStyle' | 'cartTypes' | 'compeTypes';

interface ListFieldProps<Value extends string | number> {
  readonly field: Field;
  readonly choices: readonly Choice<Value>[];
  readonly look?: 'chips' | 'cells';
  /** Whether the field shows its own name, because other fields stand beside it in the group. */
  readonly named?: boolean;
  /** The field whose id the first choice gets, so that an error can link to it. */
  readonly first?: FieldName;
  readonly toChange?: (condition: SearchCondition, values: readonly string[]) => SearchCondition;
}

/** Offers any number of choices. */
export function ListField<Value extends string | number>({
  field,
  choices,
  look = 'chips',
  named = false,
  first,
  toChange,
}: ListFieldProps<Value>) {
  const t = useTranslations('detail');
  const dispatch = useSearchDispatch();
  const idOf = useFieldId();
  const error = useFieldError(field);
  const condition = useCondition();
  const chosen = condition[field].map(String);
  const isChosen = (value: Value) => chosen.includes(String(value));
  const toggle = (value: Value) => {
    const values = choices
      .map((choice) => choice.value)
      .filter((each) => (each === value ? !isChosen(each) : isChosen(each)));
    dispatch(
      optionsChosen(toChange ? toChange(condition, values.map(String)) : { [field]: values }),
    );
  };
  return (
    <div role="group" aria-label={t(`fields.${field}`)} className={styles.list} data-look={look}>
      {named && (
        <span className={styles.name} aria-hidden="true">
          {t(`fields.${field}`)}
        </span>
      )}
      {choices.map(({ value, label }, index) => (
        <Chip
          key={value}
          id={first && index === 0 ? idOf(first) : undefined}
          name={wireName(field)}
          value={value}
          checked={isChosen(value)}
          onChange={() => toggle(value)}
        >
          <Label of={label} />
        </Chip>
      ))}
      {error && first && (
        <ErrorText id={`${idOf(first)}-err`} prefix={t('errorPrefix')}>
          {error}
        </ErrorText>
      )}
    </div>
  );
}
