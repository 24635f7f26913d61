import type { VersionVitals as Measured } from 'shared-contracts/release';
import { useTranslations } from 'shared-ui/messages';
import { CauseTable } from '../releases/CauseTable.tsx';
import { ScrolledTable } from '../releases/ScrolledTable.tsx';
import { useQuantiles, VITAL_ROWS } from '../releases/VitalRows.tsx';

/** How many versions stand beside each other. */
const SHOWN = 6;

/** Shows how fast the pages with each version were, by class of devices, and by what slow. */
export function VersionVitals({ vitals }: { readonly vitals: readonly Measured[] }) {
  const t = useTranslations();
  const toCell = useQuantiles();
  const shown = vitals.slice(0, SHOWN);
  if (shown.length === 0) return <p>{t('team.noVitals')}</p>;
  return (
    <>
      <p>{t('team.vitalsLead')}</p>
      <ScrolledTable
        aria-label={t('team.vitals')}
        heads={[t('team.device'), ...shown.map(({ version }) => version)]}
      >
        {VITAL_ROWS.map((row) => (
          <tr key={row.device + row.vital}>
            <th scope="row">{t(`releases.${row.vital}.${row.device}`)}</th>
            {shown.map(({ version, vitals: all }) => (
              <td key={version}>{toCell(all, row)}</td>
            ))}
          </tr>
        ))}
      </ScrolledTable>
      <CauseTable versions={shown.map(({ version, ...figures }) => ({ name: version, figures }))} />
    </>
  );
}
