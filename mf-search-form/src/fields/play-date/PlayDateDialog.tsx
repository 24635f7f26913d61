import { useState } from 'react';
import { toDateParts, type DayNumber } from 'shared-contracts/format';
import { capWidthday } from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { ChipButton } from 'shared-ui/chip';
import { Dialog } from 'shared-ui/dialog';
import { useFormat } from 'shared-ui/island';
import { useTranslations } from 'use-intl';
import { DaySelects } from './DaySelects.tsx';
import { DaysSelect } from './DaysSelect.tsx';
import type { Holidays } from '../../gateway/fetchHolidays.ts';
import { LoadedCalendar } from './LoadedCalendar.tsx';
import styles from './PlayDate.module.css';
import { monthsBetween, toComingDay } from './playMonths.ts';
import { quickDates } from './quickDates.ts';
import { useIsWide } from '../../field-parts/useIsWide.ts';

/** `weekdaysOnly`: weekends and holidays among the days are left out. */
export interface PlayDateDraft {
  readonly start: DayNumber;
  readonly days: number;
  readonly weekdaysOnly: boolean;
}

interface PlayDateDialogProps {
  readonly value: PlayDateDraft;
  /** Today, the first day that can be chosen. */
  readonly first: DayNumber;
  readonly last: DayNumber;
  readonly holidays: Holidays;
  readonly onDecide: (value: PlayDateDraft) => void;
  /** Decides and searches at once, where nothing else has to be chosen first. */
  readonly onSearch?: ((value: PlayDateDraft) => void) | undefined;
  readonly onClose: () => void;
}

interface DecisionProps extends Pick<
  PlayDateDialogProps,
  'last' | 'onDecide' | 'onSearch' | 'onClose'
> {
  readonly draft: PlayDateDraft;
  /** As many of the draft's days as can be booked. */
  readonly days: number;
}

/** What is chosen, and what can be done with it. */
function Decision({ draft, days, last, onDecide, onSearch, onClose }: DecisionProps) {
  const t = useTranslations('playDate');
  const format = useFormat();
  const decided = { ...draft, days };
  return (
    <div className={styles.footer}>
      <output className={styles.chosen}>
        {t('chosen', { date: format.date(draft.start), days })}
        {draft.weekdaysOnly && t('ofThese')}
        {days < draft.days && (
          <span className={styles.capped}>{t('capped', { date: format.date(last) })}</span>
        )}
      </output>
      <Button look="quiet" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button look={onSearch ? 'secondary' : 'confirm'} onClick={() => onDecide(decided)}>
        {t('decide')}
      </Button>
      {onSearch && (
        <Button look="primary" className={styles.search} onClick={() => onSearch(decided)}>
          {t('search')}
        </Button>
      )}
    </div>
  );
}

function isSame(one: PlayDateDraft, other: PlayDateDraft): boolean {
  return (
    one.start === other.start && one.days === other.days && one.weekdaysOnly === other.weekdaysOnly
  );
}

/** The dates that many look for, a press away. */
function QuickDates({
  draft,
  first,
  holidays,
  onChoose,
}: Pick<PlayDateDialogProps, 'first' | 'holidays'> & {
  readonly draft: PlayDateDraft;
  readonly onChoose: (choice: PlayDateDraft) => void;
}) {
  const t = useTranslations('playDate');
  return quickDates(first, holidays).map(({ name, start, days, weekdaysOnly = false }) => {
    const choice = { start, days, weekdaysOnly };
    return (
      <ChipButton key={name} aria-pressed={isSame(draft, choice)} onClick={() => onChoose(choice)}>
        {t(name)}
      </ChipButton>
    );
  });
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

export function PlayDateDialog({
  value,
  first,
  last,
  holidays,
  onDecide,
  onSearch,
  onClose,
}: PlayDateDialogProps) {
  const t = useTranslations('playDate');
  const [draft, setDraft] = useState(value);
  // another month is shown when a quick date lies in it
  const [jump, setJump] = useState(0);
  const wide = useIsWide();
  const days = capWidthday(draft.start, draft.days, first);
  const parts = toDateParts(draft.start);
  const quick = (choice: PlayDateDraft) => {
    setDraft(choice);
    setJump((count) => count + 1);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      footer={
        <Decision
          draft={draft}
          days={days}
          last={last}
          onDecide={onDecide}
          onSearch={onSearch}
          onClose={onClose}
        />
      }
    >
      <div className={styles.quick}>
        <QuickDates draft={draft} first={first} holidays={holidays} onChoose={quick} />
        <label className={styles.length}>
          <span>{t('days')}</span>
          <DaysSelect
            value={draft.days}
            onChange={(length) => setDraft({ ...draft, days: length })}
          />
        </label>
      </div>
      <LoadedCalendar
        key={jump}
        first={first}
        last={last}
        start={draft.start}
        days={days}
        holidays={holidays}
        months={wide ? 2 : monthsBetween(first, last).length}
        onPick={(start) => setDraft({ ...draft, start, weekdaysOnly: false })}
        instead={
          <DaySelects
            first={first}
            last={last}
            month={parts.month}
            day={parts.day}
            onChange={(month, day) =>
              setDraft({ ...draft, start: toComingDay(first, month, day), weekdaysOnly: false })
            }
          />
        }
      />
      <Legend />
    </Dialog>
  );
}
