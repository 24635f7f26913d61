import type { TrialStatus, VisitCounts } from 'shared-contracts/release';
import { useTranslations } from 'shared-ui/messages';
import { toMoment } from '../home/toMoment.ts';
import { FailureChart } from './FailureChart.tsx';
import classes from './ReleasesPage.module.css';

const ROWS = ['failed', 'slow', 'loadFailed', 'errored', 'hydrationFailed'] as const;

/** Returns `part` as per cent of `whole` with at most one decimal; `0` if there is no `whole`. */
function toPercent(part: number, whole: number): string {
  return whole === 0 ? '0' : (Math.round((part / whole) * 1000) / 10).toString();
}

/** Compares a canary with the stable version since its trial began. */
export function CanaryFigures({
  trial: { version, traffic, startedAt, verdict, canary, stable },
}: {
  readonly trial: TrialStatus;
}) {
  const t = useTranslations('releases');
  const of = (counts: VisitCounts, row: (typeof ROWS)[number]) =>
    t('ofVisits', { count: counts[row], percent: toPercent(counts[row], counts.visits) });
  return (
    <div className={classes['trial']} data-verdict={verdict.is}>
      <p className={classes['live']}>
        <span className={classes['label']}>{t('canary')}</span>
        <b>{version}</b>
        {t('share', { traffic })}
        <span className={classes['who']}>
          {t('startedAt', { at: toMoment(Date.parse(startedAt)) })}
        </span>
      </p>
      <p className={classes['verdict']}>{t(`verdict.${verdict.is}`)}</p>
      <div className={classes['figures']}>
        <table className={classes['table']}>
          <thead>
            <tr>
              <th scope="col">{t('figures')}</th>
              <th scope="col">{t('canaryLine')}</th>
              <th scope="col">{t('stableLine')}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{t('visits')}</th>
              <td>{canary.counts.visits}</td>
              <td>{stable.counts.visits}</td>
            </tr>
            {ROWS.map((row) => (
              <tr key={row}>
                <th scope="row">{t(row)}</th>
                <td>{of(canary.counts, row)}</td>
                <td>{of(stable.counts, row)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <FailureChart canary={canary.overTime} stable={stable.overTime} />
      </div>
    </div>
  );
}
