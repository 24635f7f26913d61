import type { ReactNode } from 'react';
import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import bar from '../session/StaffBar.module.css';
import type { TeamLocale, TeamViewer } from '../state/teamState.ts';
import classes from './TeamPage.module.css';
import { TEAM_HOME } from './teamPaths.ts';

const LANGUAGES = [
  { locale: 'ja-JP', name: '日本語' },
  { locale: 'en-US', name: 'English' },
] as const satisfies readonly { locale: TeamLocale; name: string }[];

/** The way to the same page in the other language. */
export function Languages({
  locale,
  path,
}: {
  readonly locale: TeamLocale;
  readonly path: string;
}) {
  return LANGUAGES.filter((each) => each.locale !== locale).map(({ locale: other, name }) => (
    <a
      key={other}
      className={classes['language']}
      href={`${path}${path.includes('?') ? '&' : '?'}lang=${other}`}
      hrefLang={other}
      lang={other}
    >
      {name}
    </a>
  ));
}

/** The frame of a team's page: who is signed in, the language, and the sign-out. */
export function TeamBar({
  viewer,
  locale,
  path,
  children,
}: {
  readonly viewer: TeamViewer;
  readonly locale: TeamLocale;
  /** The address of this page. */
  readonly path: string;
  readonly children: ReactNode;
}) {
  const t = useTranslations('team');
  return (
    <div className={bar['page']}>
      <header className={bar['bar']}>
        <p className={bar['tag']}>
          <Icon name="flag" size={24} />
          <a href={TEAM_HOME}>{t('tag')}</a>
        </p>
        <p className={bar['who']}>{viewer.name}</p>
        <Languages locale={locale} path={path} />
        {viewer.isStaff ? (
          <a className={classes['language']} href="/staff/panda">
            {t('toStaff')}
          </a>
        ) : (
          <form method="post" action={`${TEAM_HOME}/logout`}>
            <button className={bar['out']} type="submit">
              {t('signOut')}
            </button>
          </form>
        )}
      </header>
      <main className={bar['main']}>{children}</main>
    </div>
  );
}
