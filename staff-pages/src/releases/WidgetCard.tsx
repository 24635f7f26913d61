import type { VersionStatus } from 'shared-contracts/release';
import { useTranslations } from 'shared-ui/messages';
import home from '../home/HomePage.module.css';
import {
  HoldForms,
  LocalPreviewForm,
  PreviewForm,
  RaiseForm,
  RollbackForm,
  StartForm,
} from './ActForms.tsx';
import { ActLog } from './ActLog.tsx';
import { CanaryFigures } from './CanaryFigures.tsx';
import { WatchFigures } from './WatchFigures.tsx';
import classes from './ReleasesPage.module.css';
import { VersionTable } from './VersionTable.tsx';
import type { WidgetReleases } from '../state/widgetReleases.ts';

/** The versions that visitors have not had yet: those that are newer than the stable one. */
function waitingOf(versions: readonly VersionStatus[]): readonly VersionStatus[] {
  const at = versions.findIndex(({ stable }) => stable);
  return versions
    .slice(0, Math.max(0, at))
    .filter(({ live, withdrawn, collected }) => !live && !withdrawn && collected !== true);
}

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
  const waiting = waitingOf(versions);
  return (
    <section className={home['card']} aria-labelledby={`releases-${name}`}>
      <h2 className={home['title']} id={`releases-${name}`}>
        {name}
      </h2>
      {hold !== '' && <p className={classes['held']}>{t(hold)}</p>}
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
        {trial && <RaiseForm name={name} traffic={trial.traffic} />}
        {!trial && waiting.length > 0 && <StartForm name={name} waiting={waiting} />}
        <RollbackForm name={name} isTrial={trial !== null} />
        <PreviewForm name={name} versions={versions} />
        {localPreviews && <LocalPreviewForm name={name} />}
        <HoldForms name={name} hold={hold} />
      </details>
      <details className={classes['more']}>
        <summary>{t('history')}</summary>
        <VersionTable versions={versions} />
      </details>
      <details className={classes['more']}>
        <summary>{t('log')}</summary>
        <ActLog acts={acts} />
      </details>
    </section>
  );
}
