import { useTranslations } from 'shared-ui/messages';
import type { PageState } from '../document/pageState.ts';
import classes from './PreviewBanner.module.css';
import { useShell } from '../shell-context/ShellContext.ts';

const TIME = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Returns the key of the banner's sentence. */
function sentenceOf({
  version,
  address,
}: PageState['preview'] & object): 'text' | 'local' | 'noLocal' {
  if (address === undefined) return 'text';
  return version === '' ? 'noLocal' : 'local';
}

/**
 * Shows on every page that this browser previews a version, with a button that ends the preview.
 */
export function PreviewBanner() {
  const t = useTranslations('preview');
  const { preview } = useShell().state;
  if (!preview) return null;
  const { widget, version, address = '', expires } = preview;
  const said = { widget, version, address, until: TIME.format(new Date(expires)) };
  return (
    <aside className={classes['banner']} aria-label={t('label')}>
      <p className={classes['text']}>{t(sentenceOf(preview), said)}</p>
      <form method="post" action="/preview/end">
        <button className={classes['end']} type="submit">
          {t('end')}
        </button>
      </form>
    </aside>
  );
}
