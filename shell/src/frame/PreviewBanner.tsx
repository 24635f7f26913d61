import { useTranslations } from 'use-intl';
import classes from './PreviewBanner.module.css';
import { useShell } from './ShellContext.ts';

const TIME = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', month: 'numeric', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Whoever looks at a preview knows it, on every page, and can end it. */
export const PreviewBanner = () => {
  const t = useTranslations('preview');
  const { preview } = useShell().state;
  if (!preview) return null;
  return (
    <aside className={classes['banner']} aria-label={t('label')}>
      <p className={classes['text']}>{t('text', { widget: preview.widget, version: preview.version, until: TIME.format(new Date(preview.expires)) })}</p>
      <form method="post" action="/preview/end"><button className={classes['end']} type="submit">{t('end')}</button></form>
    </aside>
  );
};
