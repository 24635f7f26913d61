import { useTranslations } from 'shared-ui/messages';
import classes from './Notice.module.css';
import { useShell } from '../shell-context/ShellContext.ts';

/**
 * R1.11: tells a visitor without scripts that the site needs them, with a link to the help page.
 */
export function NoScriptNotice() {
  const t = useTranslations('noscript');
  const { sites } = useShell().state;
  return (
    <noscript>
      <p className={classes['notice']}>
        {t('text')} <a href={`${sites.help}?topic=javascript`}>{t('link')}</a>
      </p>
    </noscript>
  );
}
