import type { ReactNode } from 'react';
import type { TrialStatus, VisitCounts } from 'shared-contracts/release';
import { useTranslations } from 'shared-ui/messages';
import { CauseTable } from './CauseTable.tsx';
import { toPercent } from './toPercent.ts';
import { TrialCurves } from './TrialCurves.tsx';
import { VitalRows } from './VitalRows.tsx';
import classes from './ReleasesPage.module.css';

const ROWS = [
  'failed',
  'slow',
  'loadFailed',
  'errored',
  'hydrationFailed',
  'blank',
  'renderFailed',
] as const;

/** Returns how many documents were never heard of: those hang, or were left at once. */
function unheardOf({ issued, heard }: VisitCounts): number {
  return Math.max(0, issued - heard);
}

/** The figures of one version, and what the page calls it. */
interface Named {
  readonly name: string;
  readonly figures: TrialStatus['canary'];
}
interface Compared {
  readonly tried: Named;
  /** With what it is compared. */
  readonly base: Named;
}

/** The figures of both versions, a row for each thing that can go wrong. */
function FiguresTable({ tried, base }: Compared) {
  const t = useTranslations('releases');
  const share = (count: number, whole: number) =>
    t('ofVisits', { count, percent: toPercent(count, whole) });
  const row = (name: string, toCell: (counts: VisitCounts) => ReactNode) => (
    <tr key={name}>
      <th scope="row">{name}</th>
      <td>{toCell(tried.figures.counts)}</td>
      <td>{toCell(base.figures.counts)}</td>
    </tr>
  );
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{t('figures')}</th>
          <th scope="col" data-line="canary">
            {tried.name}
          </th>
          <th scope="col" data-line="stable">
            {base.name}
          </th>
        </tr>
      </thead>
      <tbody>
        {row(t('visits'), ({ visits }) => visits)}
        {ROWS.map((kind) => row(t(kind), (counts) => share(counts[kind], counts.visits)))}
        {row(t('unheard'), (counts) => share(unheardOf(counts), counts.issued))}
      </tbody>
      <VitalRows tried={tried.figures.vitals} base={base.figures.vitals} />
    </table>
  );
}

interface ComparedFiguresProps extends Compared {
  /** Says which version it is, for whom and since when. */
  readonly lead: ReactNode;
  readonly verdict: TrialStatus['verdict']['is'];
  readonly verdictText: string;
}

/**
 * Compares a version with another one: the verdict, the figures, the failures over time, and what was
 * slow.
 */
export function ComparedFigures({ lead, verdict, verdictText, tried, base }: ComparedFiguresProps) {
  return (
    <div className={classes['trial']} data-verdict={verdict}>
      <p className={classes['live']}>{lead}</p>
      <p className={classes['verdict']}>{verdictText}</p>
      <div className={classes['figures']}>
        <FiguresTable tried={tried} base={base} />
        <TrialCurves
          canary={{ name: tried.name, points: tried.figures.overTime }}
          stable={{ name: base.name, points: base.figures.overTime }}
        />
      </div>
      <CauseTable versions={[tried, base]} />
    </div>
  );
}
