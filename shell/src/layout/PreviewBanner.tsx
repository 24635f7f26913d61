import { useTranslations } from 'shared-ui/messages';
import classes from './PreviewBanner.module.css';
import { useShell } from '../shell-context/ShellContext.ts';

/**
 * Shows on every page which versions this browser previews, with a button that ends the preview.
 */
export function PreviewBanner() {
  const t = useTranslations('preview');
  const { preview } = useShell().state;
  if (!preview) return null;
  return (
    <aside className={classes['banner']} aria-label={t('label')}>
      <p className={classes['text']}>{t('shown', { until: preview.until })}</p>
      {preview.shown.map(({ is, ...said }) => (
        <p key={said.widget} className={classes['text']}>
          {t(is, said)}
        </p>
      ))}
      <form method="post" action="/preview/end">
        <button className={classes['end']} type="submit">
          {t('end')}
        </button>
      </form>
    </aside>
  );
}
