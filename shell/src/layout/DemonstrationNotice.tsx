import { useTranslations } from 'shared-ui/messages';
import { useShell } from '../shell-context/ShellContext.ts';
import classes from './Notice.module.css';

/** Says at the end of every page of a demonstration that nothing on it can be bought. */
export function DemonstrationNotice() {
  const t = useTranslations();
  if (!useShell().state.isDemonstration) return null;
  return (
    <aside aria-label={t('aboutSite')}>
      <p className={classes['notice']}>{t('demonstration')}</p>
    </aside>
  );
}
