import { useTranslations } from 'shared-ui/messages';
import { readablePath } from '../routes/readablePath.ts';
import { useAddress } from '../shell-context/AddressContext.ts';
import { LostPage } from './LostPage.tsx';
import classes from './NotFoundPage.module.css';

const BALL = (
  <>
    <circle cx="154" cy="78" r="11" fill="var(--g-surface)" />
    <path d="M138 92l4-14M146 94l2-9M164 94l-1-9M172 92l-5-15M180 92l-2-9" />
  </>
);

/** R2.05, R4.02: says that a page does not exist, with the path and three links. */
export function NotFoundPage() {
  const t = useTranslations('notFound');
  return (
    <LostPage art={BALL} heading={t('heading')}>
      <p className={classes['path']}>
        <code>{readablePath(useAddress().pathname)}</code>
      </p>
      <p className={classes['text']}>{t('text')}</p>
    </LostPage>
  );
}
