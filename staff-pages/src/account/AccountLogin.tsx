import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import credentials from '../credentials/credentials.module.css';
import classes from '../login/LoginPage.module.css';
import type { AccountLoginState } from '../state/accountState.ts';
import { AccountFields } from './AccountFields.tsx';

/** What a form of this site sends: a name and a secret, or for the user site nothing but its cookies. */
function AccountForm({ kind, returnPath, username = '' }: AccountLoginState) {
  const t = useTranslations('login');
  return (
    <form className={classes['form']} method="post" action={`/account/${kind}/login`}>
      <input type="hidden" name="return" value={returnPath} />
      {(kind === 'default' || kind === 'suzaku') && (
        <AccountFields kind={kind} username={username} />
      )}
      <button className={classes['submit']} type="submit">
        {t(kind === 'user' ? 'user' : 'submit')}
      </button>
    </form>
  );
}

/** What happened before the login was shown. */
function Before({ notice, error }: Pick<AccountLoginState, 'notice' | 'error'>) {
  const t = useTranslations();
  if (error !== undefined)
    return (
      <p className={credentials['error']} role="alert">
        <Icon name="alert" />
        {t(`error.${error}`)}
      </p>
    );
  return notice === undefined ? null : (
    <p className={credentials['notice']} role="status">
      {t(`notice.${notice}`)}
    </p>
  );
}

/** R3.25, R6.03: the login of an account system. It needs no script. */
export function AccountLogin({ state }: { readonly state: AccountLoginState }) {
  const t = useTranslations();
  const { kind, notice, error, away } = state;
  return (
    <main className={classes['page']} data-kind={kind}>
      <div className={classes['card']}>
        <p className={classes['tag']}>
          <Icon name="user" size={24} />
          {t(`system.${kind}`)}
        </p>
        <div className={classes['body']}>
          <h1 className={classes['heading']}>{t('login.heading')}</h1>
          <p className={classes['lead']}>{t(`login.lead.${kind}`)}</p>
          <Before notice={notice} error={error} />
          {kind !== 'rfb' && <AccountForm {...state} />}
          {away !== undefined && (
            <p className={classes['away']}>
              <a className={kind === 'rfb' ? classes['submit'] : undefined} href={away}>
                {t(kind === 'rfb' ? 'login.rfb' : 'login.userSite')}
              </a>
            </p>
          )}
        </div>
      </div>
      <p className={classes['site']}>
        <a href="/">{t('site')}</a>
      </p>
    </main>
  );
}
