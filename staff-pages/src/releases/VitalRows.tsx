import type { TrialStatus } from 'shared-contracts/release';
import { useTranslations } from 'shared-ui/messages';

type Quantiles = TrialStatus['canary']['vitals'][number];
type VitalKey = Pick<Quantiles, 'device' | 'vital'>;

/** The classes of devices, each with the two figures. */
export const VITAL_ROWS: readonly VitalKey[] = (['MB', 'TB', 'PC'] as const).flatMap((device) => [
  { device, vital: 'lcp' },
  { device, vital: 'inp' },
]);

function find(all: readonly Quantiles[], { device, vital }: VitalKey): Quantiles | undefined {
  return all.find((each) => each.device === device && each.vital === vital);
}

/** Returns in how many visits a figure was measured. */
export function measuredVisits(all: readonly Quantiles[], row: VitalKey): number {
  return find(all, row)?.visits ?? 0;
}

/** Returns what says the quantiles of one class of devices, `–` where nothing was measured. */
export function useQuantiles(): (all: readonly Quantiles[], row: VitalKey) => string {
  const t = useTranslations('releases');
  return (all, row) => {
    const found = find(all, row);
    if (!found) return '–';
    return t('quantiles', {
      p50: toSeconds(found.p50, row.vital),
      p75: toSeconds(found.p75, row.vital),
      p95: toSeconds(found.p95, row.vital),
      visits: found.visits,
    });
  };
}

/** Milliseconds as seconds; `10+` above the last edge. */
function toSeconds(milliseconds: number | null, vital: VitalKey['vital']): string {
  if (milliseconds === null) return vital === 'lcp' ? '10+' : '1+';
  return (milliseconds / 1000).toString();
}

/** The rows of a table: how fast the pages of two versions were, by class of devices; nothing where nothing was measured. */
export function VitalRows({
  tried,
  base,
}: {
  readonly tried: readonly Quantiles[];
  readonly base: readonly Quantiles[];
}) {
  const t = useTranslations('releases');
  const toCell = useQuantiles();
  const rows = VITAL_ROWS.filter((row) => find(tried, row) ?? find(base, row));
  if (rows.length === 0) return null;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={3}>
          {t('vitals')}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.device + row.vital}>
          <th scope="row">{t(`${row.vital}.${row.device}`)}</th>
          <td>{toCell(tried, row)}</td>
          <td>{toCell(base, row)}</td>
        </tr>
      ))}
    </tbody>
  );
}
