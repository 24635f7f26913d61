import { useContext } from 'react';
import { lastRangeDay } from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { useFormat } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useCondition } from '../../condition/store.ts';
import { FormContext } from '../../field-parts/FormContext.ts';
import styles from './PlayDate.module.css';
import { usePlayDate, type PlayDate } from './usePlayDate.ts';

interface PlayDateDecisionProps {
  readonly draft: PlayDate;
  /** The number of the draft's days that can be booked (R5.14). */
  readonly days: number;
  readonly onClose: () => void;
}

/**
 * Says what is chosen, and offers to decide or to cancel. When a place is chosen already, it also
 * offers to decide and search at once.
 */
export function PlayDateDecision({ draft, days, onClose }: PlayDateDecisionProps) {
  const t = useTranslations('playDate');
  const format = useFormat();
  const { submit } = useContext(FormContext);
  const { today, decide } = usePlayDate();
  const { area, country, courseName } = useCondition();
  const canSearch =
    submit !== undefined && (area.length > 0 || country.length > 0 || courseName !== '');
  const take = () => {
    onClose();
    decide({ ...draft, days });
  };
  const search = () => {
    take();
    submit?.();
  };
  return (
    <div className={styles.footer}>
      <output className={styles.chosen}>
        {t('chosen', { date: format.date(draft.start), days })}
        {draft.weekdaysOnly && t('ofThese')}
        {days < draft.days && (
          <span className={styles.capped}>
            {t('capped', { date: format.date(lastRangeDay(today)) })}
          </span>
        )}
      </output>
      <Button look="quiet" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button look={canSearch ? 'secondary' : 'confirm'} onClick={take}>
        {t('decide')}
      </Button>
      {canSearch && (
        <Button look="primary" className={styles.search} onClick={search}>
          {t('search')}
        </Button>
      )}
    </div>
  );
}
