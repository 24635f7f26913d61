import { useId } from 'react';
import { causeKey, type TrialStatus } from 'shared-contracts/release';
import { useTranslations } from 'shared-ui/messages';
import classes from './ReleasesPage.module.css';
import { ScrolledTable } from './ScrolledTable.tsx';
import { toPercent } from './toPercent.ts';
import { measuredVisits, VITAL_ROWS } from './VitalRows.tsx';

type Figures = Pick<TrialStatus['canary'], 'vitals' | 'causes'>;
type Cause = Figures['causes'][number];

/** The figures of one version, and what the page calls it. */
interface NamedFigures {
  readonly name: string;
  readonly figures: Figures;
}

/** The most causes that are shown of a class of devices and a figure. */
const SHOWN = 3;

function findCause({ causes }: Figures, key: string): Cause | undefined {
  return causes.find((each) => causeKey(each) === key);
}

/** Returns which part of the measured visits of a version had a cause, 0 to 1. */
function shareOf(cause: Cause, { vitals }: Figures): number {
  return cause.visits / Math.max(measuredVisits(vitals, cause), cause.visits);
}

/** Returns the causes that are most of a version, for each class of devices and figure. */
function rowsOf(versions: readonly NamedFigures[]): Cause[] {
  const found = versions.flatMap(({ figures }) =>
    figures.causes.map((cause) => ({ cause, share: shareOf(cause, figures) })),
  );
  return VITAL_ROWS.flatMap(({ device, vital }) => {
    const ranked = found
      .filter(({ cause }) => cause.device === device && cause.vital === vital)
      .toSorted((one, other) => other.share - one.share)
      .map(({ cause }) => cause);
    return [...new Map(ranked.map((cause) => [causeKey(cause), cause])).values()].slice(0, SHOWN);
  });
}

/** The head of a row: the class of devices and the figure, then where it was and by which script. */
function CauseHead({ cause: { device, vital, element, event, script } }: { cause: Cause }) {
  const t = useTranslations('releases');
  return (
    <th scope="row">
      {t(`${vital}.${device}`)}
      <span className={classes['why']}>
        {vital === 'lcp' ? element : t('eventOn', { event, element })}
      </span>
      {script !== '' && <span className={classes['why']}>{t('byScript', { script })}</span>}
    </th>
  );
}

/**
 * A sentence, and a table of what visits were slow by, a column for each version: the element of the largest
 * paint, and the element, event and script of the slowest interaction. Nothing where nothing is known.
 */
export function CauseTable({ versions }: { readonly versions: readonly NamedFigures[] }) {
  const t = useTranslations('releases');
  const lead = useId();
  const rows = rowsOf(versions);
  if (rows.length === 0) return null;
  const toCell = (figures: Figures, row: Cause) => {
    const cause = findCause(figures, causeKey(row));
    if (!cause) return '–';
    const { visits, poor } = cause;
    const measured = measuredVisits(figures.vitals, cause);
    return t('causeShare', { percent: toPercent(visits, measured), visits, poor });
  };
  return (
    <>
      <p id={lead} className={classes['causes']}>
        {t('causes')}
      </p>
      <ScrolledTable
        className={classes['places']}
        aria-labelledby={lead}
        heads={[t('cause'), ...versions.map(({ name }) => name)]}
      >
        {rows.map((row) => (
          <tr key={causeKey(row)}>
            <CauseHead cause={row} />
            {versions.map(({ name, figures }) => (
              <td key={name}>{toCell(figures, row)}</td>
            ))}
          </tr>
        ))}
      </ScrolledTable>
    </>
  );
}
