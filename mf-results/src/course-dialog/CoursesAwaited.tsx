import { Button } from 'shared-ui/button';
import { useTranslations } from 'shared-ui/messages';
import type { OnDemand } from '../on-demand/useOnDemand.ts';
import styles from './CourseDialog.module.css';
import type { CourseDialogName } from './CourseDialog.tsx';

/** R8.03: what stands in a dialog until its courses have come: that they load, or that the call failed, with a way on. */
export function CoursesAwaited({
  name,
  asked: { status, retry },
}: {
  readonly name: CourseDialogName;
  readonly asked: OnDemand<unknown>;
}) {
  const t = useTranslations(name);
  return status === 'failed' ? (
    <p className={styles.line} role="alert">
      {t('failed')}{' '}
      <Button
        look="quiet"
        onClick={({ currentTarget }) => {
          // this button goes with its message
          currentTarget.closest('dialog')?.querySelector('h2')?.focus();
          retry();
        }}
      >
        {t('again')}
      </Button>
    </p>
  ) : (
    <p className={styles.line}>{t('loading')}</p>
  );
}
