import { useTranslations } from 'shared-ui/messages';
import { isPlainClick } from 'shared-ui/page-link';
import { sheetHref, type AskedSheet } from '../address/sheetAddress.ts';
import classes from './NoSheet.module.css';

/** Says that there is no such course, or that its sheet could not be read, with a way on. */
export function NoSheet({
  kind,
  asked,
  onAgain,
}: {
  readonly kind: 'missing' | 'failed';
  readonly asked: AskedSheet;
  /** Called when the visitor asks for the sheet again where its link leads nowhere else: in a drawer. */
  readonly onAgain: () => void;
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
            <a
              href={sheetHref(asked)}
              onClick={(event) => {
                if (!isPlainClick(event) || !event.currentTarget.closest('dialog')) return;
                event.preventDefault();
                onAgain();
              }}
            >
              {t('again')}
            </a>
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
