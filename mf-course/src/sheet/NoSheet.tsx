import { useTranslations } from 'shared-ui/messages';
import { sheetHref, type AskedSheet } from '../address/sheetAddress.ts';
import classes from './NoSheet.module.css';

/** Says that there is no such course, or that its sheet could not be read, with a way on. */
export function NoSheet({
  kind,
  asked,
}: {
  readonly kind: 'missing' | 'failed';
  readonly asked: AskedSheet;
}) {
  const t = useTranslations(kind);
  return (
    <div className={classes['page']}>
      <h1 className={classes['heading']} tabIndex={-1}>
        {t('heading')}
      </h1>
      <p className={classes['text']}>{t('text')}</p>
      <ul className={classes['links']}>
        {kind === 'failed' && (
          <li>
            <a href={sheetHref(asked)}>{t('again')}</a>
          </li>
        )}
        <li>
          <a href="/search/">{t('search')}</a>
        </li>
        <li>
          <a href="/">{t('top')}</a>
        </li>
      </ul>
    </div>
  );
}
