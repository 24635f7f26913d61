import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useShell } from '../shell-context/ShellContext.ts';
import { useCurrentPage } from '../shell-context/useCurrentPage.ts';
import { shownStatus } from '../routes/errorStatus.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import classes from './NotFoundPage.module.css';

/** Status codes with words of their own; any other is the server's fault (R2.08). */
const KNOWN = { '414': 'tooLong', '429': 'tooMany', '503': 'busy' } as const;

interface ErrorPageProps {
  /** What the browser could not go on from; without it the document says what happened. */
  readonly error?: { readonly message: string };
}

/** R2.07, R8.08: the page that stands where no other could be made. Needs no script and no widget. */
export function ErrorPage({ error }: ErrorPageProps) {
  const t = useTranslations('error');
  const { pathname, search } = useLocation();
  const { sites, failure } = useShell().state;
  const { query } = useCurrentPage().props;
  const status = error && !failure ? 500 : shownStatus({ query, ...(failure && { failure }) });
  if (status === 404) return <NotFoundPage />;
  const kind = status in KNOWN ? KNOWN[String(status) as keyof typeof KNOWN] : 'server';
  const message = error?.message ?? failure?.message;
  return (
    <div className={classes['page']}>
      <svg
        className={classes['art']}
        viewBox="0 0 320 120"
        width="320"
        height="120"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        aria-hidden="true"
      >
        <path
          d="M0 96c46-26 84 8 134-12s62-52 116-46 52 30 70 26M0 110c50-24 92 8 142-12s64-44 112-38 48 26 66 22"
          opacity=".6"
        />
        <path d="M160 84V22l26 9-26 9" />
      </svg>
      <h1 className={classes['heading']} tabIndex={-1}>
        {t(`${kind}.heading`)}
      </h1>
      <p className={classes['text']}>{t(`${kind}.text`)}</p>
      <p className={classes['again']}>
        <a href={`${pathname}${search}`}>{t('reload')}</a>
      </p>
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
      {message !== undefined && <p className={classes['detail']}>{t('detail', { message })}</p>}
      {failure?.id !== undefined && (
        <p className={classes['detail']}>
          {t('id')}
          <code>{failure.id}</code>
        </p>
      )}
    </div>
  );
}
