import { Field } from 'shared-ui/field';
import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import credentials from '../credentials/credentials.module.css';
import login from '../login/LoginPage.module.css';
import type { TeamLoginState } from '../state/teamState.ts';
import { Languages } from './TeamBar.tsx';
import { TEAM_HOME } from './teamPaths.ts';

const PATH = `${TEAM_HOME}/login`;

function TokenForm({ returnPath }: { readonly returnPath: string }) {
  const t = useTranslations('team');
  return (
    <form className={login['form']} method="post" action={PATH}>
      <input type="hidden" name="return" value={returnPath} />
      <Field id="token" label={t('token')}>
        <input
          className={`${credentials['input']} ${credentials['key']}`}
          id="token"
          name="token"
          type="password"
          autoComplete="off"
          spellCheck={false}
          required
        />
      </Field>
      <button className={login['submit']} type="submit">
        {t('submit')}
      </button>
    </form>
  );
}

/** The sign-in of a team by its token of the registry: a plain form (ADR 083). */
export function TeamLogin({
  state: { locale, returnPath, error, notice },
}: {
  readonly state: TeamLoginState;
}) {
  const t = useTranslations('team');
  const site = useTranslations()('site');
  return (
    <main className={login['page']}>
      <div className={login['card']}>
        <p className={login['tag']}>
          <Icon name="flag" size={24} />
          {t('tag')}
        </p>
        <div className={login['body']}>
          <h1 className={login['heading']}>{t('loginHeading')}</h1>
          <p className={login['lead']}>{t('lead')}</p>
          {notice !== undefined && error === undefined && (
            <p className={credentials['notice']} role="status">
              {t(`notice.${notice}`)}
            </p>
          )}
          {error !== undefined && (
            <p className={credentials['error']} role="alert">
              <Icon name="alert" />
              {t(`error.${error}`)}
            </p>
          )}
          <TokenForm returnPath={returnPath} />
          <p className={login['away']}>
            <Languages
              locale={locale}
              path={`${PATH}?${new URLSearchParams({ return: returnPath })}`}
            />
          </p>
        </div>
      </div>
      <p className={login['site']}>{site}</p>
    </main>
  );
}
