import { useState, useSyncExternalStore } from 'react';
import { Field } from 'shared-ui/field';
import { useTranslations } from 'shared-ui/messages';
import credentials from '../credentials/credentials.module.css';
import { NameField } from '../credentials/NameField.tsx';
import classes from './LoginPage.module.css';

/** There is nothing to subscribe to: the value changes once, at hydration. */
function never() {
  return () => {};
}

/** The fields of golf course staff (rbs). A button shows the password; without a script there is no button. */
export function NameAndPassword({ username }: { readonly username: string }) {
  const t = useTranslations('login');
  const [isShown, setShown] = useState(false);
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <>
      <NameField name="username" label={t('username')} username={username} />
      <Field id="password" label={t('password')}>
        <div className={classes['secret']}>
          <input
            className={credentials['input']}
            id="password"
            name="password"
            type={isShown ? 'text' : 'password'}
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
          />
          {isAlive && (
            <button
              className={classes['show']}
              type="button"
              aria-pressed={isShown}
              aria-label={t('showPassword')}
              onClick={() => setShown(!isShown)}
            >
              <span aria-hidden="true">{isShown ? t('hide') : t('show')}</span>
            </button>
          )}
        </div>
      </Field>
    </>
  );
}
