import { useEffect, useRef } from 'react';
import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import type { LoginState } from '../state/staffState.ts';
import { TouchKey } from '../credentials/TouchKey.tsx';
import { LoginForm } from './LoginForm.tsx';
import classes from './LoginPage.module.css';
import credentials from '../credentials/credentials.module.css';
import { useSignIn } from './useSignIn.ts';

/** The login of one kind of staff. The two kinds look so unlike that nobody types into the wrong one (ui.md 14). */
export function LoginPage({
  state: { kind, returnPath, username, notice, error: first },
}: {
  readonly state: LoginState;
}) {
  const t = useTranslations();
  const signIn = useSignIn(kind, returnPath, first);
  const { attempt, asksKey } = signIn;
  const error = asksKey ? undefined : signIn.error;
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);

  return (
    <main className={classes['page']} data-kind={kind}>
      <div className={classes['card']}>
        <p className={classes['tag']}>
          <Icon name={kind === 'panda' ? 'user' : 'flag'} size={24} />
          {t(`${kind}.tag`)}
        </p>
        <div className={classes['body']}>
          <h1 className={classes['heading']}>{t(`${kind}.loginHeading`)}</h1>
          <p className={classes['lead']}>{t(`${kind}.lead`)}</p>
          {asksKey && <TouchKey />}
          {notice !== undefined && error === undefined && !asksKey && (
            <p className={credentials['notice']} role="status">
              {t(`notice.${notice}`)}
            </p>
          )}
          {error !== undefined && (
            <p ref={summary} className={credentials['error']} role="alert" tabIndex={-1}>
              <Icon name="alert" />
              {t(`error.${error}`)}
            </p>
          )}
          <LoginForm kind={kind} returnPath={returnPath} username={username} signIn={signIn} />
        </div>
      </div>
      <p className={classes['site']}>{t('site')}</p>
    </main>
  );
}
