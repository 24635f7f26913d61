import type { WatchStatus } from 'shared-contracts/release';
import { useTranslations } from 'shared-ui/messages';
import { useMoment } from '../home/useMoment.ts';
import { ComparedFigures } from './ComparedFigures.tsx';
import classes from './ReleasesPage.module.css';

/** Compares a version that all visitors have got lately with the last visits of the one before. */
export function WatchFigures({
  watch: { version, startedAt, endsAt, verdict, watched, before },
}: {
  readonly watch: WatchStatus;
}) {
  const t = useTranslations('releases');
  const toMoment = useMoment();
  return (
    <ComparedFigures
      verdict={verdict.is}
      verdictText={t(`watchVerdict.${verdict.is}`)}
      tried={{ name: version, figures: watched }}
      base={{ name: before.version, figures: before }}
      lead={
        <>
          <span className={classes['label']}>{t('watched')}</span>
          <b>{version}</b>
          <span className={classes['who']}>
            {t('watchedUntil', {
              from: toMoment(Date.parse(startedAt)),
              until: toMoment(Date.parse(endsAt)),
            })}
          </span>
        </>
      }
    />
  );
}
