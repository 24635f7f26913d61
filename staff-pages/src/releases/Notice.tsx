import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import type { ReleaseNotice } from '../state/widgetReleases.ts';
import classes from './ReleasesPage.module.css';

/** Says what became of an act. */
export function Notice({
  notice: { kind, text, preview, address },
}: {
  readonly notice: ReleaseNotice;
}) {
  const t = useTranslations('releases');
  const shown = preview ?? address;
  const done = address === undefined ? kind : 'addressShown';
  const words =
    kind === 'refused' && text !== undefined && text !== ''
      ? t('refusedBecause', { text })
      : t(preview === undefined ? done : 'previewIssued');
  return (
    <div className={classes['notice']} role={kind === 'done' ? 'status' : 'alert'} data-kind={kind}>
      <p>
        <Icon name={kind === 'done' ? 'check' : 'alert'} />
        {words}
      </p>
      {preview !== undefined && text !== undefined && <p>{t('previewWarns', { text })}</p>}
      {shown !== undefined && <code className={classes['link']}>{shown}</code>}
    </div>
  );
}
