import { toDateParts } from 'shared-contracts/format';
import { wireName, wireNames } from 'shared-contracts/search';
import { describedBy, Field } from 'shared-ui/field';
import { useTranslations } from 'shared-ui/messages';
import { useFieldId } from '../../field-parts/fieldId.ts';
import { Picker } from '../../field-parts/Picker.tsx';
import { useFieldError } from '../../field-parts/useFieldError.ts';
import { usePicker } from '../../field-parts/usePicker.ts';
import { DateText } from './DateText.tsx';
import { DaySelects } from './DaySelects.tsx';
import { DaysSelect } from './DaysSelect.tsx';
import styles from './PlayDate.module.css';
import { playDateDialogPart } from './playDateDialogPart.ts';
import { toComingDay } from './playMonths.ts';
import { usePlayDate } from './usePlayDate.ts';
import { loadCalendar } from './loadCalendar.ts';

/** Shows the play date as two selects, which the form sends while no script runs. */
function PlainPlayDate() {
  const { today, value, decide } = usePlayDate();
  const [, monthName = '', dayName = ''] = wireNames('playDate');
  const parts = toDateParts(value.start);
  return (
    <DaySelects
      names={{ month: monthName, day: dayName }}
      month={parts.month}
      day={parts.day}
      onChange={(month, day) => decide({ ...value, start: toComingDay(today, month, day) })}
    />
  );
}

/** R5.13, R5.14: shows the first day of the round and the number of days from it on. */
export function PlayDateField() {
  const t = useTranslations('playDate');
  const { value, decide } = usePlayDate();
  const error = useFieldError('playDate', 'widthday');
  const id = useFieldId()('playDate');
  const picker = usePicker('playDate', playDateDialogPart);

  return (
    <Field
      id={`${id}-group`}
      group
      label={t('label')}
      required={t('required')}
      error={error}
      errorPrefix={t('errorPrefix')}
    >
      <div className={styles.row}>
        <Picker
          picker={picker}
          id={id}
          icon="calendar"
          labelId={`${id}-group-label`}
          invalid={error !== undefined}
          describedBy={describedBy(`${id}-group`, { error })}
          onApproach={() => void loadCalendar().catch(() => {})}
          value={
            <>
              <DateText date={value.start} />
              {value.weekdaysOnly && <span className={styles.weekdays}>{t('weekdaysOnly')}</span>}
            </>
          }
        >
          <PlainPlayDate />
        </Picker>
        <DaysSelect
          name={wireName('widthday')}
          value={value.days}
          onChange={(days) => decide({ ...value, days })}
        />
      </div>
      {picker.open && <playDateDialogPart.Part onClose={picker.hide} />}
    </Field>
  );
}
