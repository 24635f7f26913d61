import { type SubmitEvent, useEffect, useRef } from 'react';
import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'use-intl';
import type { LoginState } from '../state/staffState.ts';
import { KeyField } from './KeyField.tsx';
import classes from './LoginPage.module.css';
import { NameAndPassword } from './NameAndPassword.tsx';
import { useSignIn } from './useSignIn.ts';

const SECRETS = ['bkey', 'password'];

/** ui.md 14: two doors, so unlike that nobody types into the wrong one. Works as a plain form too. */
export function LoginPage({
  state: { kind, returnPath, username, notice, error: first },
}: {
  readonly state: LoginState;
}) {
  const t = useTranslations();
  const { isBusy, error, attempt, send } = useSignIn(kind, returnPath, first);
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isBusy) return;
    const credentials = Object.fromEntries(
      [...new FormData(form)].filter(([name]) => name !== 'return'),
    ) as Record<string, string>;
    if (await send(credentials)) return;
    for (const name of SECRETS) {
      const field = form.elements.namedItem(name);
      if (field instanceof HTMLInputElement) field.value = '';
    }
  };

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
          {notice !== undefined && error === undefined && (
            <p className={classes['notice']} role="status">
              {t(`notice.${notice}`)}
            </p>
          )}
          {error !== undefined && (
            <p ref={summary} className={classes['error']} role="alert" tabIndex={-1}>
              <Icon name="alert" />
              {t(`error.${error}`)}
            </p>
          )}
          <form
            className={classes['form']}
            method="post"
            action={`/staff/${kind}/login`}
            onSubmit={(event) => void submit(event)}
          >
            <input type="hidden" name="return" value={returnPath} />
            {kind === 'panda' ? <KeyField /> : <NameAndPassword username={username} />}
            <button className={classes['submit']} type="submit" aria-disabled={isBusy || undefined}>
              {isBusy ? t('login.busy') : t('login.submit')}
            </button>
          </form>
        </div>
      </div>
      <p className={classes['site']}>{t('site')}</p>
    </main>
  );
}
