import type { ReactNode } from 'react';
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

/** Returns how many documents were never heard of: those hang, or were left at once. */
function unheardOf({ issued, heard }: VisitCounts): number {
  return Math.max(0, issued - heard);
}

type Trial = Pick<TrialStatus, 'canary' | 'stable'>;

/** The figures of both versions, a row for each thing that can go wrong. */
function FiguresTable({ canary, stable }: Trial) {
  const t = useTranslations('releases');
  const share = (count: number, whole: number) =>
    t('ofVisits', { count, percent: toPercent(count, whole) });
  const row = (name: string, toCell: (counts: VisitCounts) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{toCell(canary.counts)}</td>
      <td>{toCell(stable.counts)}</td>
    </tr>
  );
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{t('figures')}</th>
          <th scope="col">{t('canaryLine')}</th>
          <th scope="col">{t('stableLine')}</th>
        </tr>
      </thead>
      <tbody>
        {row(t('visits'), ({ visits }) => visits)}
        {ROWS.map((kind) => row(t(kind), (counts) => share(counts[kind], counts.visits)))}
        {row(t('unheard'), (counts) => share(unheardOf(counts), counts.issued))}
      </tbody>
    </table>
  );
}

/** Compares a canary with the stable version since its trial began. */
export function CanaryFigures({
  trial: { version, traffic, startedAt, verdict, canary, stable },
}: {
  readonly trial: TrialStatus;
}) {
  const t = useTranslations('releases');
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
        <FiguresTable canary={canary} stable={stable} />
        <FailureChart canary={canary.overTime} stable={stable.overTime} />
      </div>
    </div>
  );
}
