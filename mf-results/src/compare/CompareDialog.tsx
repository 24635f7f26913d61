import { useState } from 'react';
import { useTranslations } from 'shared-ui/messages';
import type { SearchCondition } from 'shared-contracts/search';
import { Button } from 'shared-ui/button';
import { useHost } from 'shared-ui/island';
import { CourseDialog } from '../course-dialog/CourseDialog.tsx';
import styles from '../course-dialog/CourseDialog.module.css';
import { CoursesAwaited } from '../course-dialog/CoursesAwaited.tsx';
import { useFirstView } from '../first-view/firstView.ts';
import { type OnDemand, useOnDemand } from '../on-demand/useOnDemand.ts';
import { useResultPage } from '../result-address/resultHref.ts';
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
  const [isCopied, setCopied] = useState(false);
  const { closedHref } = useCompare(condition);
  const asked = useComparison(condition);
  const copy = () => {
    void navigator.clipboard?.writeText(window.location.href).then(
      () => setCopied(true),
      () => {},
    );
  };
  const footer = (
    <>
      <Button look="quiet" onClick={copy}>
        {t('copy')}
      </Button>
      <span role="status">{isCopied && t('copied')}</span>
    </>
  );
  return (
    <div id={COMPARISON}>
      <CourseDialog name="compare" closedHref={closedHref} isWide footer={footer}>
        {!asked.value && <CoursesAwaited name="compare" asked={asked} />}
        {asked.value?.length === 0 && <p className={styles.line}>{t('none')}</p>}
        {asked.value && asked.value.length > 0 && (
          <>
            <CompareTable courses={asked.value} condition={condition} />
            <p className={styles.note}>{t('note')}</p>
          </>
        )}
      </CourseDialog>
    </div>
  );
}
