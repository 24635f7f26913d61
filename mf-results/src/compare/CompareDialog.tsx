import { useState } from 'react';
import { useTranslations } from 'shared-ui/messages';
import type { CourseCoupons } from 'shared-contracts/gateway';
import { toSearchQuery, type SearchCondition } from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { useHost } from 'shared-ui/island';
import { fetchCourseCoupons } from '../gateway/fetchCourseCoupons.ts';
import { fetchCoursePlans } from '../gateway/fetchCoursePlans.ts';
import { useOnDemand } from '../on-demand/useOnDemand.ts';
import { useResultPage } from '../result-address/resultHref.ts';
import styles from './CompareDialog.module.css';
import { CompareTable } from './CompareTable.tsx';
import { toComparison } from './toComparison.ts';
import { useCompare } from './useCompare.ts';

/**
 * Loads the chosen courses with their plans and coupons. R8.04: a failed
 * coupon call is only reported.
 */
function useComparison(condition: SearchCondition) {
  const host = useHost();
  const page = useResultPage();
  const ids = condition.compareWith;
  return useOnDemand('compare', toSearchQuery({ ...condition, page: 1 }), async (signal) => {
    const coupons = fetchCourseCoupons(host, condition, ids, signal).catch(
      (error: unknown): CourseCoupons => {
        host.telemetry.error(error, { call: 'course-coupons' });
        return {};
      },
    );
    const { courses, plans } = await fetchCoursePlans(host, condition, page, ids, signal);
    const known = await coupons;
    return toComparison(courses, plans, (id) => known[id]?.maxDiscount ?? 0);
  });
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
      {status === 'ready' && <CompareTable courses={value} condition={condition} />}
      {status === 'ready' && <p className={styles.note}>{t('note')}</p>}
    </Dialog>
  );
}
