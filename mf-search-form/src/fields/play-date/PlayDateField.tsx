import { useContext } from 'react';
import { toDateParts, type DayNumber } from 'shared-contracts/format';
import { lastRangeDay, toPlayDay, wireName, wireNames } from 'shared-contracts/search';
import { describedBy, Field } from 'shared-ui/field';
import { useTranslations } from 'use-intl';
import { planDayChosen, playDateDecided } from '../../condition/conditionSlice.ts';
import { useFieldId } from '../../field-parts/fieldId.ts';
import { FormContext } from '../../field-parts/FormContext.ts';
import { Picker } from '../../field-parts/Picker.tsx';
import { useFieldError } from '../../field-parts/useFieldError.ts';
import { usePicker } from '../../field-parts/usePicker.ts';
import { useSearchDispatch, useSearchSelector } from '../../condition/store.ts';
import { DateText } from './DateText.tsx';
import { DaySelects } from './DaySelects.tsx';
import { DaysSelect } from './DaysSelect.tsx';
import styles from './PlayDate.module.css';
import { PlayDateDialog, type PlayDateDraft } from './PlayDateDialog.tsx';
import { toComingDay } from './playMonths.ts';
import { loadCalendar } from './loadCalendar.ts';

/** R5.13, R5.14: the first day of the round, and how many days from it on. */
export function PlayDateField() {
  const t = useTranslations('playDate');
  const dispatch = useSearchDispatch();
  const { today, holidays } = useSearchSelector(({ calendar }) => calendar);
  const { playDate, widthday, planDay, area, country, courseName } = useSearchSelector(
    ({ search }) => search.condition,
  );
  const error = useFieldError('playDate', 'widthday');
  const id = useFieldId()('playDate');
  const picker = usePicker('playDate');
  const { open, hide } = picker;
  const start = toPlayDay(playDate);
  const last = lastRangeDay(today);
  const [, monthName = '', dayName = ''] = wireNames('playDate');
  const decide = (day: DayNumber, days: number) =>
    dispatch(playDateDecided({ start: day, days, today }));
  const parts = toDateParts(start);
  const weekdaysOnly = planDay === '0';
  const form = useContext(FormContext);
  const hasPlace = area.length > 0 || country.length > 0 || courseName !== '';
  const take = (draft: PlayDateDraft) => {
    hide();
    decide(draft.start, draft.days);
    // weekdays that were meant for these days do not stay for others
    if (draft.weekdaysOnly !== weekdaysOnly) dispatch(planDayChosen(draft.weekdaysOnly ? '0' : ''));
  };

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
              <DateText date={start} holidays={holidays} />
              {weekdaysOnly && <span className={styles.weekdays}>{t('weekdaysOnly')}</span>}
            </>
          }
        >
          <DaySelects
            first={today}
            last={last}
            names={{ month: monthName, day: dayName }}
            month={parts.month}
            day={parts.day}
            onChange={(month, day) => decide(toComingDay(today, month, day), widthday)}
          />
        </Picker>
        <DaysSelect
          name={wireName('widthday')}
          value={widthday}
          onChange={(days) => decide(start, days)}
        />
      </div>
      {open && picker.hydrated && (
        <PlayDateDialog
          value={{ start, days: widthday, weekdaysOnly }}
          first={today}
          last={last}
          holidays={holidays}
          onDecide={take}
          onSearch={
            hasPlace
              ? (draft) => {
                  take(draft);
                  form.submit();
                }
              : undefined
          }
          onClose={hide}
        />
      )}
    </Field>
  );
}
