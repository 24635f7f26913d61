import { useTranslations } from 'use-intl';
import { toGrouped } from 'shared-contracts/format';
import styles from './HitCount.module.css';

interface HitCountProps {
  readonly count: number;
  readonly page: number;
  /** Courses on this page. */
  readonly shown: number;
}

/** R9.01 */
export const PAGE_SIZE = 9;

/** 「128件（1〜9件目）」 */
export const HitCount = ({ count, page, shown }: HitCountProps) => {
  const t = useTranslations('heading');
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <p className={styles.count}>
      {t.rich('count', {
        count: toGrouped(count), first, last: first + shown - 1,
        number: (text) => <b>{text}</b>,
        range: (text) => <span className={styles.range}>{text}</span>,
      })}
    </p>
  );
};
