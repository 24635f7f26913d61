import { useTranslations } from 'shared-ui/messages';
import type { Failure } from '../document/pageState.ts';
import { useAddress } from '../shell-context/AddressContext.ts';
import { useShell } from '../shell-context/ShellContext.ts';
import { useCurrentPage } from '../shell-context/useCurrentPage.ts';
import { shownStatus } from '../routes/errorStatus.ts';
import { NotFoundPage } from './NotFoundPage.tsx';
import classes from './NotFoundPage.module.css';
import { PageArt } from './PageArt.tsx';

/** Statuses that have texts of their own. Any other is shown as a fault of the server (R2.08). */
const KINDS = new Map<number, 'tooLong' | 'tooMany' | 'busy'>([
  [414, 'tooLong'],
  [429, 'tooMany'],
  [503, 'busy'],
]);

interface ErrorPageProps {
  /**
   * The error that stopped the frame in the browser. Without it the document says what happened.
   */
  readonly error?: { readonly message: string };
}

function ErrorArt() {
  return (
    <PageArt>
      <path
        d="M0 96c46-26 84 8 134-12s62-52 116-46 52 30 70 26M0 110c50-24 92 8 142-12s64-44 112-38 48 26 66 22"
        opacity=".6"
      />
      <path d="M160 84V22l26 9-26 9" />
    </PageArt>
  );
}

/** The error's message, and the id of the request under which the log has it. */
function ErrorDetails({ message, id }: Pick<Failure, 'message' | 'id'>) {
  const t = useTranslations('error');
  return (
    <>
      {message !== undefined && <p className={classes['detail']}>{t('detail', { message })}</p>}
      {id !== undefined && (
        <p className={classes['detail']}>
          {t('id')}
          <code>{id}</code>
        </p>
      )}
    </>
  );
}

/** R2.07, R8.08: says that a page could not be made. Needs no script and no widget. */
export function ErrorPage({ error }: ErrorPageProps) {
  const t = useTranslations('error');
  const { pathname, search } = useAddress();
  const { sites, failure } = useShell().state;
  const { query } = useCurrentPage().props;
  const status = error && !failure ? 500 : shownStatus({ query, ...(failure && { failure }) });
  if (status === 404) return <NotFoundPage />;
  const kind = KINDS.get(status) ?? 'server';
  return (
    <div className={classes['page']}>
      <ErrorArt />
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
      <ErrorDetails message={error?.message ?? failure?.message} id={failure?.id} />
    </div>
  );
}
