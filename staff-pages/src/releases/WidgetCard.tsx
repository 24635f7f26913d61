import { useTranslations } from 'shared-ui/messages';
import home from '../home/HomePage.module.css';
import { ActLog } from './ActLog.tsx';
import { CanaryFigures } from './CanaryFigures.tsx';
import { WatchFigures } from './WatchFigures.tsx';
import classes from './ReleasesPage.module.css';
import { VersionTable } from './VersionTable.tsx';
import { WidgetActs } from './WidgetActs.tsx';
import type { WidgetReleases } from '../state/widgetReleases.ts';

/** Panda staff do all acts of the page (ADR 056). */
const ACTS = ['raise', 'rollback', 'hold', 'preview'];

/** Shows a widget's live version, the figures of its watched version and of its canary, its earlier versions, and the acts that panda staff can do. */
export function WidgetCard({
  widget,
  localPreviews,
}: {
  readonly widget: WidgetReleases;
  readonly localPreviews: boolean;
}) {
  const t = useTranslations('releases');
  const { name, hold, versions, trial, watch, acts } = widget;
  const stable = versions.find((version) => version.stable);
  return (
    <section className={home['card']} aria-labelledby={`releases-${name}`}>
      <h2 className={home['title']} id={`releases-${name}`}>
        {name}
      </h2>
      {hold !== '' && <p className={classes['held']}>{t(hold)}</p>}
      <p>
        <a href={`/staff/team/${name}`}>{t('teamPage')}</a>
      </p>
      {stable && (
        <p className={classes['live']}>
          <span className={classes['label']}>{t('live')}</span>
          <b>{stable.version}</b>
          {t('share', { traffic: stable.traffic })}
        </p>
      )}
      {watch && <WatchFigures watch={watch} />}
      {trial && <CanaryFigures trial={trial} />}
      <details className={classes['more']} open={trial !== null}>
        <summary>{t('acts')}</summary>
        <WidgetActs
          widget={widget}
          rights={{ acts: ACTS, mayFreeze: true, addresses: false, localPreviews }}
        />
      </details>
      <details className={classes['more']}>
        <summary>{t('history')}</summary>
        <VersionTable versions={versions} acts={acts} />
      </details>
      <details className={classes['more']}>
        <summary>{t('log')}</summary>
        <ActLog acts={acts} />
      </details>
    </section>
  );
}
