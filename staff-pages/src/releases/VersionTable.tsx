import type { AuditLine, VersionStatus } from 'shared-contracts/release';
import { useTranslations } from 'shared-ui/messages';
import { useMoment } from '../home/useMoment.ts';
import { useActName } from './ActLog.tsx';
import classes from './ReleasesPage.module.css';
import { ScrolledTable } from './ScrolledTable.tsx';

/** How many versions the table shows. */
const SHOWN = 12;

/** Acts that change nothing of a version. */
const LOOKS = ['preview-issued', 'preview-used'];

/** Says what was done with a version last, and why. */
function LastAct({
  version,
  acts,
}: {
  readonly version: string;
  readonly acts: readonly AuditLine[];
}) {
  const nameOf = useActName();
  const last = acts.find((line) => line.version === version && !LOOKS.includes(line.act));
  if (!last) return null;
  return (
    <>
      {nameOf(last.act)}
      {last.why !== '' && <span className={classes['why']}>{last.why}</span>}
    </>
  );
}

/** Lists the last versions of a widget, the newest first. `acts` is its log, the newest line first. */
export function VersionTable({
  versions,
  acts,
}: {
  readonly versions: readonly VersionStatus[];
  readonly acts: readonly AuditLine[];
}) {
  const t = useTranslations('releases');
  const toMoment = useMoment();
  const stateOf = ({ stable, traffic, withdrawn, collected }: VersionStatus): string => {
    if (stable) return t('stable');
    if (traffic > 0) return t('trial', { traffic });
    if (collected === true) return t('collected');
    return withdrawn ? t('withdrawn') : t('waiting');
  };
  return (
    <ScrolledTable
      aria-label={t('history')}
      heads={[t('version'), t('state'), t('published'), t('by'), t('lastAct')]}
    >
      {versions.slice(0, SHOWN).map((version) => (
        <tr key={version.version} data-live={version.live || undefined}>
          <th scope="row">{version.version}</th>
          <td>{stateOf(version)}</td>
          <td>
            <time dateTime={version.publishedAt}>{toMoment(Date.parse(version.publishedAt))}</time>
          </td>
          <td>{version.publishedBy}</td>
          <td>
            <LastAct version={version.version} acts={acts} />
          </td>
        </tr>
      ))}
    </ScrolledTable>
  );
}
