import type { VersionVitals as Measured } from 'shared-contracts/release';
import { useTranslations } from 'shared-ui/messages';
import { CauseTable } from '../releases/CauseTable.tsx';
import releases from '../releases/ReleasesPage.module.css';
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
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={releases['scroll']} tabIndex={0} role="group" aria-label={t('team.vitals')}>
        <table className={releases['table']}>
          <thead>
            <tr>
              <th scope="col">{t('team.device')}</th>
              {shown.map(({ version }) => (
                <th key={version} scope="col">
                  {version}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {VITAL_ROWS.map((row) => (
              <tr key={row.device + row.vital}>
                <th scope="row">{t(`releases.${row.vital}.${row.device}`)}</th>
                {shown.map(({ version, vitals: all }) => (
                  <td key={version}>{toCell(all, row)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <CauseTable versions={shown.map(({ version, ...figures }) => ({ name: version, figures }))} />
    </>
  );
}
