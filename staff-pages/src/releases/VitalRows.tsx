import type { TrialStatus } from 'shared-contracts/release';
import { useTranslations } from 'shared-ui/messages';

type Quantiles = TrialStatus['canary']['vitals'][number];
type Key = Pick<Quantiles, 'device' | 'vital'>;

const ROWS: readonly Key[] = (['MB', 'TB', 'PC'] as const).flatMap((device) => [
  { device, vital: 'lcp' },
  { device, vital: 'inp' },
]);

function find(all: readonly Quantiles[], { device, vital }: Key): Quantiles | undefined {
  return all.find((each) => each.device === device && each.vital === vital);
}

/** Milliseconds as seconds; `10+` above the last edge. */
function toSeconds(milliseconds: number | null, vital: Key['vital']): string {
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
  const rows = ROWS.filter((row) => find(tried, row) ?? find(base, row));
  if (rows.length === 0) return null;
  const toCell = (all: readonly Quantiles[], row: Key) => {
    const found = find(all, row);
    if (!found) return '–';
    return t('quantiles', {
      p50: toSeconds(found.p50, row.vital),
      p75: toSeconds(found.p75, row.vital),
      p95: toSeconds(found.p95, row.vital),
      visits: found.visits,
    });
  };
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
