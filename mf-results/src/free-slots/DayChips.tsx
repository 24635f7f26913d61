import { useTranslations } from 'shared-ui/messages';
import { parseIsoDate } from 'shared-contracts/format';
import type { StockDay } from 'shared-contracts/gateway';
import { useFormat } from 'shared-ui/island';
import styles from './FreeSlots.module.css';

interface DayChipsProps {
  readonly days: readonly StockDay[];
  /** `YYYY-MM-DD` */
  readonly chosen: string;
  readonly onChoose: (playDate: string) => void;
}

/** The days with free starts, each with its lowest price; one of them is shown. */
export function DayChips({ days, chosen, onChoose }: DayChipsProps) {
  const t = useTranslations('freeSlots');
  const { shortDate, yen } = useFormat();
  return (
    <div role="group" aria-label={t('day')} className={styles.days}>
      {days.map(({ playDate, price }) => {
        const day = parseIsoDate(playDate);
        return (
          <button
            key={playDate}
            type="button"
            className={styles.day}
            aria-pressed={playDate === chosen}
            onClick={() => onChoose(playDate)}
          >
            {day === undefined ? playDate : shortDate(day)}
            {price !== undefined && <small>{t('from', { price: yen(price) })}</small>}
          </button>
        );
      })}
    </div>
  );
}
