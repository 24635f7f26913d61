import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import type { SearchCondition } from 'shared-contracts/search';
import styles from './ResultHeading.module.css';
import { resultTitle } from './resultTitle.ts';

interface ResultHeadingProps {
  readonly id: string;
  readonly condition: SearchCondition;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The page's heading. It takes the focus after a page change. */
export const ResultHeading = ({ id, condition, ref }: ResultHeadingProps) => {
  const t = useTranslations('heading');
  const { key, ...fills } = resultTitle(condition);
  return <h1 id={id} ref={ref} tabIndex={-1} className={styles.heading}>{t(key, fills)}</h1>;
};
