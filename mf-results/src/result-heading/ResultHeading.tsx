import type { Ref } from 'react';
import { useTranslations } from 'shared-ui/messages';
import type { SearchCondition } from 'shared-contracts/search';
import { useLabel } from 'shared-ui/island';
import { useResultPage } from '../result-address/resultHref.ts';
import styles from './ResultHeading.module.css';
import { resultTitle } from './resultTitle.ts';

interface ResultHeadingProps {
  readonly id: string;
  readonly condition: SearchCondition;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/**
 * The heading of the page, which gets the focus after a page change. R2.07: the page of secret
 * plans also explains itself.
 */
export function ResultHeading({ id, condition, ref }: ResultHeadingProps) {
  const t = useTranslations('heading');
  const isSecret = useResultPage() === 'secret';
  const { key, ...fills } = resultTitle(condition, useLabel());
  return (
    <div>
      <h1 id={id} ref={ref} tabIndex={-1} className={styles.heading}>
        {t(`${isSecret ? 'secret.' : ''}${key}`, {
          ...fills,
          name: (text) => <span lang="ja">{text}</span>,
        })}
      </h1>
      {isSecret && <p className={styles.lead}>{t('secret.lead')}</p>}
    </div>
  );
}
