import { useTranslations } from 'shared-ui/messages';
import home from '../home/HomePage.module.css';
import releases from '../releases/ReleasesPage.module.css';
import status from '../status/StatusPage.module.css';
import type { TeamsState } from '../state/teamState.ts';
import { TeamBar } from './TeamBar.tsx';
import { TEAM_HOME, teamPath } from './teamPaths.ts';

/** The widgets of all teams, for the operator and for panda staff. */
export function TeamsPage({ state: { viewer, locale, widgets } }: { readonly state: TeamsState }) {
  const t = useTranslations();
  return (
    <TeamBar viewer={viewer} locale={locale} path={TEAM_HOME}>
      <h1 className={home['heading']}>{t('team.allHeading')}</h1>
      {widgets === undefined ? (
        <p role="alert">{t('team.unavailable')}</p>
      ) : (
        <ul className={`${home['card']} ${status['list']}`}>
          {widgets.map(({ name, hold, versions }) => (
            <li key={name}>
              <a href={teamPath(name)}>
                <b>{name}</b>
              </a>
              <span className={releases['who']}>
                {versions
                  .filter(({ live }) => live)
                  .map(({ version, traffic }) => `${version} (${traffic}%)`)
                  .join(', ')}
              </span>
              {hold !== '' && <p className={releases['held']}>{t(`releases.${hold}`)}</p>}
            </li>
          ))}
        </ul>
      )}
    </TeamBar>
  );
}
