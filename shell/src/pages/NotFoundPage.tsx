import { useTranslations } from 'shared-ui/messages';
import { useAddress } from '../shell-context/AddressContext.ts';
import { useShell } from '../shell-context/ShellContext.ts';
import classes from './NotFoundPage.module.css';
import { PageArt } from './PageArt.tsx';
import { readablePath } from '../routes/readablePath.ts';

/** R2.05, R4.02: says that a page does not exist, with the path and three links. */
export function NotFoundPage() {
  const t = useTranslations('notFound');
  const { pathname } = useAddress();
  const { sites } = useShell().state;
  return (
    <div className={classes['page']}>
      <PageArt>
        <path
          d="M0 96c46-26 84 8 134-12s62-52 116-46 52 30 70 26M0 110c50-24 92 8 142-12s64-44 112-38 48 26 66 22"
          opacity=".5"
        />
        <circle cx="154" cy="78" r="11" fill="var(--g-surface)" />
        <path d="M138 92l4-14M146 94l2-9M164 94l-1-9M172 92l-5-15M180 92l-2-9" />
      </PageArt>
      <h1 className={classes['heading']} tabIndex={-1}>
        {t('heading')}
      </h1>
      <p className={classes['path']}>
        <code>{readablePath(pathname)}</code>
      </p>
      <p className={classes['text']}>{t('text')}</p>
      <ul className={classes['links']}>
        <li>
          <a href="/">{t('top')}</a>
        </li>
        <li>
          <a href="/search/">{t('search')}</a>
        </li>
        <li>
          <a href={sites.help}>{t('help')}</a>
        </li>
      </ul>
    </div>
  );
}
