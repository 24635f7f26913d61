import { useState } from 'react';
import { capWidthday } from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { useTranslations } from 'shared-ui/messages';
import { DayChoice } from './DayChoice.tsx';
import { DaysSelect } from './DaysSelect.tsx';
import styles from './PlayDate.module.css';
import { PlayDateDecision } from './PlayDateDecision.tsx';
import { QuickDateChips } from './QuickDateChips.tsx';
import { usePlayDate, type PlayDate } from './usePlayDate.ts';

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

/** Lets the visitor choose a date. The form gets it only when the visitor decides. */
export function PlayDateDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('playDate');
  const { today, value, clear } = usePlayDate();
  const [draft, setDraft] = useState(value);
  const [jump, setJump] = useState(0);
  const days = capWidthday(draft.start, draft.days, today);
  const quick = (choice: PlayDate) => {
    setDraft(choice);
    setJump((count) => count + 1);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={<PlayDateDecision draft={draft} days={days} onClose={onClose} />}
    >
      <div className={styles.quick}>
        <QuickDateChips draft={draft} onChoose={quick} />
        <label className={styles.length}>
          <span>{t('days')}</span>
          <DaysSelect
            value={draft.days}
            onChange={(length) => setDraft({ ...draft, days: length })}
          />
        </label>
        <Button
          look="quiet"
          onClick={() => {
            onClose();
            clear();
          }}
        >
          {t('clear')}
        </Button>
      </div>
      <DayChoice
        jump={jump}
        start={draft.start}
        days={days}
        onPick={(start) => setDraft({ ...draft, start, weekdaysOnly: false })}
      />
      <Legend />
    </Dialog>
  );
}
