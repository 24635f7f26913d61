import { useTranslations } from 'shared-ui/messages';
import styles from './HitCount.module.css';

interface HitCountProps {
  readonly count: number;
  readonly page: number;
  /** The number of courses on this page. */
  readonly shown: number;
  /** True while another search is under way, whose count is unknown. */
  readonly searching: boolean;
}

/** R9.01: the number of courses on a full page. */
const PAGE_SIZE = 9;

/** The heading of the list: 「128件（1〜9件目）」. */
export function HitCount({ count, page, shown, searching }: HitCountProps) {
  const t = useTranslations('heading');
  if (searching) return <h2 className={styles.searching}>{t('searching')}</h2>;
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <h2 className={styles.count}>
      {t('count', {
        count,
        first,
        last: first + shown - 1,
        number: (text) => <b>{text}</b>,
        range: (text) => <span className={styles.range}>{text}</span>,
      })}
    </h2>
  );
}
