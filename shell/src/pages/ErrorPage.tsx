import { useTranslations } from 'shared-ui/messages';
import type { Failure } from '../document/pageState.ts';
import { useAddress } from '../shell-context/AddressContext.ts';
import { useShell } from '../shell-context/ShellContext.ts';
import { useCurrentPage } from '../shell-context/useCurrentPage.ts';
import { shownStatus } from '../routes/errorStatus.ts';
import { LostPage } from './LostPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';
import classes from './NotFoundPage.module.css';

/** Statuses that have texts of their own. Any other is shown as a fault of the server (R2.08). */
const KINDS: Readonly<Record<number, 'tooLong' | 'tooMany' | 'busy'>> = {
  414: 'tooLong',
  429: 'tooMany',
  503: 'busy',
};

interface ErrorPageProps {
  /**
   * The error that stopped the frame in the browser. Without it the document says what happened.
   */
  readonly error?: { readonly message: string };
}

const FLAG = <path d="M160 84V22l26 9-26 9" />;

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
  const { failure } = useShell().state;
  const { query } = useCurrentPage().props;
  const status = error && !failure ? 500 : shownStatus({ query, ...(failure && { failure }) });
  if (status === 404) return <NotFoundPage />;
  const kind = KINDS[status] ?? 'server';
  return (
    <LostPage
      art={FLAG}
      heading={t(`${kind}.heading`)}
      below={<ErrorDetails message={error?.message ?? failure?.message} id={failure?.id} />}
    >
      <p className={classes['text']}>{t(`${kind}.text`)}</p>
      <p className={classes['again']}>
        <a href={`${pathname}${search}`}>{t('reload')}</a>
      </p>
    </LostPage>
  );
}
