import { capWidthday } from 'shared-contracts/search';
import { useState } from 'react';
import { Button } from 'shared-ui/button';
import { useTranslations } from 'shared-ui/messages';
import { DayChoice } from './DayChoice.tsx';
import { DaysSelect } from './DaysSelect.tsx';
import styles from './PlayDate.module.css';
import { QuickDateChips } from './QuickDateChips.tsx';
import { usePlayDate, type PlayDate } from './usePlayDate.ts';

interface DateChoiceProps {
  readonly value: PlayDate;
  /** Called with a whole choice: a quick date, or a day of the calendar. */
  readonly onChoose: (choice: PlayDate) => void;
  /** Called with another number of days from the same day on. */
  readonly onLength: (choice: PlayDate) => void;
  readonly onClear: () => void;
}

function Legend() {
  const t = useTranslations('playDate');
  return (
    <ul className={styles.legend}>
      <li className={styles.sat}>{t('legendSaturday')}</li>
      <li className={styles.hol}>{t('legendSunday')}</li>
      <li className={`${styles.hol} ${styles.dot}`}>{t('legendHoliday')}</li>
    </ul>
  );
}

/** Offers quick dates, the number of days, and the calendar. */
export function DateChoice({ value, onChoose, onLength, onClear }: DateChoiceProps) {
  const t = useTranslations('playDate');
  const { today } = usePlayDate();
  const [jump, setJump] = useState(0);
  const quick = (choice: PlayDate) => {
    setJump((count) => count + 1);
    onChoose(choice);
  };
  return (
    <>
      <div className={styles.quick}>
        <QuickDateChips draft={value} onChoose={quick} />
        <label className={styles.length}>
          <span>{t('days')}</span>
          <DaysSelect value={value.days} onChange={(days) => onLength({ ...value, days })} />
        </label>
        <Button look="quiet" onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
      <DayChoice
        jump={jump}
        start={value.start}
        days={capWidthday(value.start, value.days, today)}
        onPick={(start) => onChoose({ ...value, start, weekdaysOnly: false })}
      />
      <Legend />
    </>
  );
}
