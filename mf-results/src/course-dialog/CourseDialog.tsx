import type { ReactNode } from 'react';
import { Dialog } from 'shared-ui/dialog';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import styles from './CourseDialog.module.css';

/** The dialogs that show chosen courses; each has its texts under this name. */
export type CourseDialogName = 'compare' | 'favourites';

interface CourseDialogProps {
  readonly name: CourseDialogName;
  /** The address without the dialog, to which closing it leads. */
  readonly closedHref: string;
  /** The courses stand side by side. */
  readonly isWide?: boolean;
  /** Nothing while there is no way to pass the courses on. */
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** A dialog that is open because the address says so, and that closes by a link where no script runs. */
export function CourseDialog({ name, closedHref, isWide, footer, children }: CourseDialogProps) {
  const t = useTranslations(name);
  const host = useHost();
  return (
    <Dialog
      open
      onClose={() => host.navigate(closedHref, { replace: true, keepPosition: true })}
      title={t('title')}
      closeLabel={t('close')}
      className={isWide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      footer={footer && <p className={styles.footer}>{footer}</p>}
    >
      {children}
      <noscript>
        <a href={closedHref}>{t('close')}</a>
      </noscript>
    </Dialog>
  );
}
