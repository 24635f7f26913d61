import type { ReactNode } from 'react';
import type { AuditLine } from 'shared-contracts/release';
import { useTranslations } from 'shared-ui/messages';
import home from '../home/HomePage.module.css';
import { useMoment } from '../home/useMoment.ts';
import { ActHome } from '../releases/ActForms.tsx';
import { ActLog } from '../releases/ActLog.tsx';
import { CanaryFigures } from '../releases/CanaryFigures.tsx';
import { Notice } from '../releases/Notice.tsx';
import releases from '../releases/ReleasesPage.module.css';
import { VersionTable } from '../releases/VersionTable.tsx';
import { WatchFigures } from '../releases/WatchFigures.tsx';
import { WidgetActs } from '../releases/WidgetActs.tsx';
import type { TeamState, TeamViewer, TeamWidget } from '../state/teamState.ts';
import { ErrorList } from '../status/ErrorList.tsx';
import { HearingGraph } from './HearingGraph.tsx';
import { TeamBar } from './TeamBar.tsx';
import { TEAM_HOME, teamPath } from './teamPaths.ts';
import classes from './TeamPage.module.css';
import { useLive } from './useLive.ts';
import { VersionVitals } from './VersionVitals.tsx';

function Section({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  const t = useTranslations('team');
  return (
    <section className={home['card']} aria-labelledby={id}>
      <h2 className={home['title']} id={id}>
        {t(id)}
      </h2>
      {children}
    </section>
  );
}

function Acts({ widget, viewer }: { readonly widget: TeamWidget; readonly viewer: TeamViewer }) {
  const t = useTranslations('team');
  if (viewer.isStaff)
    return (
      <p>
        <a href={`/staff/panda/releases#releases-${widget.name}`}>{t('staffActs')}</a>
      </p>
    );
  if (viewer.acts.length === 0) return <p>{t('readOnly')}</p>;
  const mayFreeze = viewer.widget === 'operator';
  return (
    <ActHome value={teamPath(widget.name)}>
      <WidgetActs
        widget={widget}
        rights={{ acts: viewer.acts, mayFreeze, addresses: true, localPreviews: false }}
      />
    </ActHome>
  );
}

/** Returns the lines of previews among the latest of the log. */
function previewsOf(acts: readonly AuditLine[]): readonly AuditLine[] {
  return acts.filter(({ act }) => act === 'preview-issued' || act === 'preview-used');
}

function Sections({
  widget,
  viewer,
}: {
  readonly widget: TeamWidget;
  readonly viewer: TeamViewer;
}) {
  const t = useTranslations();
  const { name, hold, versions, trial, watch, acts, errors, vitals, hearings } = widget;
  const previews = previewsOf(acts);
  return (
    <div className={`${releases['widgets']} ${classes['sections']}`}>
      <Section id="versions">
        <VersionTable versions={versions} acts={acts} />
      </Section>
      <Section id="holds">
        {hold === '' ? (
          <p>{t('team.free')}</p>
        ) : (
          <p className={releases['held']}>{t(`releases.${hold}`)}</p>
        )}
      </Section>
      <Section id="trial">
        {trial && <CanaryFigures trial={trial} />}
        {watch && <WatchFigures watch={watch} />}
        {!trial && !watch && <p>{t('team.noTrial')}</p>}
      </Section>
      <Section id="acts">
        <Acts widget={widget} viewer={viewer} />
      </Section>
      <Section id="errors">
        <ErrorList errors={errors} />
      </Section>
      <Section id="vitals">
        <VersionVitals vitals={vitals} />
      </Section>
      <Section id="hearings">
        <HearingGraph name={name} hearings={hearings} />
      </Section>
      <Section id="previews">
        {previews.length === 0 ? <p>{t('team.noPreviews')}</p> : <ActLog acts={previews} />}
      </Section>
      <Section id="log">
        <ActLog acts={acts} />
      </Section>
    </div>
  );
}

/** R10.04: a team sees here all that the platform knows of its widget, and acts on it as far as its token may. */
export function TeamPage({ state: first }: { readonly state: TeamState }) {
  const t = useTranslations('team');
  const toMoment = useMoment();
  const {
    state: { name, viewer, locale, now, widget, notice },
    isStale,
  } = useLive(first);
  const path = teamPath(name);
  return (
    <TeamBar viewer={viewer} locale={locale} path={path}>
      {viewer.widget === 'operator' && (
        <p className={releases['ways']}>
          <a href={TEAM_HOME}>{t('all')}</a>
        </p>
      )}
      <div className={releases['head']}>
        <h1 className={home['heading']}>{name}</h1>
        <a href={path}>{t('refresh')}</a>
      </div>
      <p className={releases['who']}>
        {t(isStale ? 'stale' : 'updated', { at: toMoment(now) })}{' '}
        {t('until', { at: toMoment(viewer.until) })}
      </p>
      {notice && <Notice notice={notice} />}
      {widget ? (
        <Sections widget={widget} viewer={viewer} />
      ) : (
        notice?.kind !== 'unavailable' && <p role="alert">{t('unavailable')}</p>
      )}
    </TeamBar>
  );
}
