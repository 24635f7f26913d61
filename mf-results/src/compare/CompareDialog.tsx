import { useState } from 'react';
import { useTranslations } from 'shared-ui/messages';
import type { SearchCondition } from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { useHost } from 'shared-ui/island';
import { useFirstView } from '../first-view/firstView.ts';
import { type OnDemand, useOnDemand } from '../on-demand/useOnDemand.ts';
import { useResultPage } from '../result-address/resultHref.ts';
import styles from './CompareDialog.module.css';
import { CompareTable } from './CompareTable.tsx';
import { comparisonKey, fetchComparison } from './loadComparison.ts';
import type { ComparedCourse } from '../compared-course/comparedCourse.ts';
import { COMPARISON } from './comparisonId.ts';
import { useCompare } from './useCompare.ts';

/** Loads the comparison; the server has loaded that of the first paint. */
function useComparison(condition: SearchCondition): OnDemand<readonly ComparedCourse[]> {
  const host = useHost();
  const page = useResultPage();
  const first = useFirstView('compare');
  const key = comparisonKey(condition);
  const known = first?.key === key ? first.reply : undefined;
  const asked = useOnDemand('compare', known ? undefined : key, (signal) =>
    fetchComparison(host, condition, page, signal),
  );
  return known ? { status: 'ready', value: known, retry: () => {} } : asked;
}

/** The dialog with the comparison of the courses in the address, which is open. */
export function CompareDialog({ condition }: { readonly condition: SearchCondition }) {
  const t = useTranslations('compare');
  const host = useHost();
  const [isCopied, setCopied] = useState(false);
  const { closedHref } = useCompare(condition);
  const { status, value = [], retry } = useComparison(condition);
  const close = () => host.navigate(closedHref, { replace: true, keepPosition: true });
  const copy = () => {
    void navigator.clipboard?.writeText(window.location.href).then(
      () => setCopied(true),
      () => {},
    );
  };
  const footer = (
    <p className={styles.footer}>
      <Button look="quiet" onClick={copy}>
        {t('copy')}
      </Button>
      <span role="status">{isCopied && t('copied')}</span>
    </p>
  );
  return (
    <div id={COMPARISON}>
      <Dialog
        open
        onClose={close}
        title={t('title')}
        closeLabel={t('close')}
        className={styles.dialog}
        footer={footer}
      >
        {status === 'loading' && <p className={styles.line}>{t('loading')}</p>}
        {status === 'failed' && (
          <p className={styles.line} role="alert">
            {t('failed')}{' '}
            <Button look="quiet" onClick={retry}>
              {t('again')}
            </Button>
          </p>
        )}
        {status === 'ready' && value.length === 0 && <p className={styles.line}>{t('none')}</p>}
        {value.length > 0 && <CompareTable courses={value} condition={condition} />}
        {value.length > 0 && <p className={styles.note}>{t('note')}</p>}
        <noscript>
          <a href={closedHref}>{t('close')}</a>
        </noscript>
      </Dialog>
    </div>
  );
}
