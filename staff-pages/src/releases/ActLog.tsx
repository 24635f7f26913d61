import type { AuditLine } from 'shared-contracts/release';
import { useTranslations } from 'shared-ui/messages';
import { useMoment } from '../home/useMoment.ts';
import classes from './ReleasesPage.module.css';

/** Acts that have a name in the texts. */
const ACT_NAMES = [
  'published',
  'waived',
  'started',
  'rolled-back',
  'raised',
  'taken-back',
  'trial-ended',
  'watch-ended',
  'held',
  'released',
  'moved',
  'configured',
  'preview-issued',
  'preview-used',
  'address-renewed',
  'token-issued',
  'token-revoked',
  'page-opened',
  'page-closed',
  'collected',
  'renumbered',
] as const;

function isActName(act: string): act is (typeof ACT_NAMES)[number] {
  return (ACT_NAMES as readonly string[]).includes(act);
}

/** Returns what says the name of an act. */
export function useActName(): (act: string) => string {
  const t = useTranslations('releases');
  return (act) => (isActName(act) ? t(`act.${act}`) : act);
}

/** Lists what was done with a widget's versions, by whom and why, the newest first. */
export function ActLog({ acts }: { readonly acts: readonly AuditLine[] }) {
  const nameOf = useActName();
  const toMoment = useMoment();
  return (
    <ol className={classes['log']}>
      {acts.map(({ at, who, act, version, why }) => (
        <li key={`${at}${act}${version}`}>
          <time dateTime={at}>{toMoment(Date.parse(at))}</time> <b>{nameOf(act)}</b> {version}{' '}
          <span className={classes['who']}>{who}</span>
          {why !== '' && <span className={classes['why']}>{why}</span>}
        </li>
      ))}
    </ol>
  );
}
