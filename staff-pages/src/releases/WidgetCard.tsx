import { useTranslations } from 'use-intl';
import home from '../home/HomePage.module.css';
import { toMoment } from '../home/toMoment.ts';
import { HoldForms, LocalPreviewForm, PreviewForm, RaiseForm, RollbackForm } from './ActForms.tsx';
import { CanaryFigures } from './CanaryFigures.tsx';
import classes from './ReleasesPage.module.css';
import { VersionTable } from './VersionTable.tsx';
import type { WidgetReleases } from '../state/widgetReleases.ts';

const ACT_NAMES = [
  'published',
  'rolled-back',
  'raised',
  'taken-back',
  'held',
  'released',
  'moved',
  'configured',
  'preview-issued',
  'preview-used',
] as const;
function isActName(act: string): act is (typeof ACT_NAMES)[number] {
  return (ACT_NAMES as readonly string[]).includes(act);
}

/** What is live of one widget, how its canary does, what was before, and what can be done. */
export function WidgetCard({
  widget,
  localPreviews,
}: {
  readonly widget: WidgetReleases;
  readonly localPreviews: boolean;
}) {
  const t = useTranslations('releases');
  const { name, hold, versions, trial, acts } = widget;
  const stable = versions.find((version) => version.stable);
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
      {trial && <CanaryFigures trial={trial} />}
      <details className={classes['more']} open={trial !== null}>
        <summary>{t('acts')}</summary>
        {trial && <RaiseForm name={name} traffic={trial.traffic} />}
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
        <ol className={classes['log']}>
          {acts.map(({ at, who, act, version, why }) => (
            <li key={`${at}${act}${version}`}>
              <time dateTime={at}>{toMoment(Date.parse(at))}</time>{' '}
              <b>{isActName(act) ? t(`act.${act}`) : act}</b> {version}{' '}
              <span className={classes['who']}>{who}</span>
              {why !== '' && <span className={classes['why']}>{why}</span>}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
