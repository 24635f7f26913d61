import { toDateParts, type DayNumber } from 'shared-contracts/format';
import { lastRangeDay, toPlayDay, wireName, wireNames } from 'shared-contracts/search';
import { describedBy, Field } from 'shared-ui/field';
import { useTranslations } from 'use-intl';
import { playDateDecided } from '../condition/conditionSlice.ts';
import { useFieldId } from '../search-panel/fieldId.ts';
import { PickerButton } from '../search-panel/PickerButton.tsx';
import { PlainPicker } from '../search-panel/PlainPicker.tsx';
import { useFieldError } from '../search-panel/useFieldError.ts';
import { usePicker } from '../search-panel/usePicker.ts';
import { useSearchDispatch, useSearchSelector } from '../store.ts';
import { DateText } from './DateText.tsx';
import { DaySelects } from './DaySelects.tsx';
import { DaysSelect } from './DaysSelect.tsx';
import styles from './PlayDate.module.css';
import { PlayDateDialog } from './PlayDateDialog.tsx';
import { toComingDay } from './playMonths.ts';
import { loadCalendar } from './loadCalendar.ts';

/** R5.13, R5.14: the first day of the round, and how many days from it on. */
export const PlayDateField = () => {
  const t = useTranslations('playDate');
  const dispatch = useSearchDispatch();
  const { today, holidays } = useSearchSelector(({ calendar }) => calendar);
  const { playDate, widthday } = useSearchSelector(({ search }) => search.condition);
  const error = useFieldError('playDate', 'widthday');
  const id = useFieldId()('playDate');
  const { hydrated, plain, button, open, show, hide } = usePicker();
  const start = toPlayDay(playDate);
  const last = lastRangeDay(today);
  const [, monthName = '', dayName = ''] = wireNames('playDate');
  const decide = (day: DayNumber, days: number) => dispatch(playDateDecided({ start: day, days, today }));
  const parts = toDateParts(start);

  return (
    <Field id={`${id}-group`} group label={t('label')} required={t('required')} error={error} errorPrefix={t('errorPrefix')}>
      <div className={styles.row}>
        {hydrated ? (
          <PickerButton ref={button} id={id} icon="calendar" labelId={`${id}-group-label`} invalid={error !== undefined} describedBy={describedBy(`${id}-group`, { error })} onOpen={show} onApproach={() => void loadCalendar().catch(() => {})}>
            <DateText date={start} holidays={holidays} />
          </PickerButton>
        ) : (
          <PlainPicker ref={plain} id={id} icon="calendar" value={<DateText date={start} holidays={holidays} />}>
            <DaySelects
              first={today} last={last} names={{ month: monthName, day: dayName }} month={parts.month} day={parts.day}
              onChange={(month, day) => decide(toComingDay(today, month, day), widthday)}
            />
          </PlainPicker>
        )}
        <DaysSelect name={wireName('widthday')} value={widthday} onChange={(days) => decide(start, days)} />
      </div>
      {open && hydrated && (
        <PlayDateDialog
          value={{ start, days: widthday }} first={today} last={last} holidays={holidays}
          onDecide={({ start: day, days }) => { hide(); decide(day, days); }} onClose={hide}
        />
      )}
    </Field>
  );
};
