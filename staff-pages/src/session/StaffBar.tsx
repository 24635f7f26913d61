import { type SubmitEvent, type ReactNode } from 'react';
import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import type { SignedInState } from '../state/staffState.ts';
import classes from './StaffBar.module.css';
import { useSession } from './useSession.ts';

/** The frame of every page for signed-in staff: the kind of staff, the person, and the sign-out. */
export function StaffBar({
  state: { kind, user, now, failed },
  children,
}: {
  readonly state: SignedInState;
  readonly children: ReactNode;
}) {
  const t = useTranslations();
  const { isOffline, signingOut, signOut } = useSession(kind, user.until, now, failed);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (signingOut !== 'busy') void signOut();
  };
  return (
    <div className={classes['page']} data-kind={kind}>
      <header className={classes['bar']}>
        <p className={classes['tag']}>
          <Icon name={kind === 'panda' ? 'user' : 'flag'} size={24} />
          <a href={`/staff/${kind}`}>{t(`${kind}.tag`)}</a>
        </p>
        <p className={classes['who']}>{user.name ?? user.identity}</p>
        <form method="post" action={`/staff/${kind}/logout`} onSubmit={submit}>
          <button
            className={classes['out']}
            type="submit"
            aria-disabled={signingOut === 'busy' || undefined}
          >
            {signingOut === 'busy' ? t('home.signingOut') : t('home.signOut')}
          </button>
        </form>
      </header>
      <main className={classes['main']}>
        {signingOut === 'failed' && (
          <p className={classes['trouble']} role="alert">
            <Icon name="alert" />
            {t('home.signOutFailed')}
          </p>
        )}
        {isOffline && (
          <p className={classes['trouble']} role="status">
            <Icon name="alert" />
            {t('home.offline')}
          </p>
        )}
        {children}
      </main>
    </div>
  );
}
