import type { TrialStatus } from 'shared-contracts/release';
import { useTranslations } from 'shared-ui/messages';
import { useMoment } from '../home/useMoment.ts';
import { ComparedFigures } from './ComparedFigures.tsx';
import classes from './ReleasesPage.module.css';

/** Compares a canary with the stable version since its trial began. */
export function CanaryFigures({
  trial: { version, traffic, startedAt, verdict, canary, stable },
}: {
  readonly trial: TrialStatus;
}) {
  const t = useTranslations('releases');
  const toMoment = useMoment();
  return (
    <ComparedFigures
      verdict={verdict.is}
      verdictText={t(`verdict.${verdict.is}`)}
      tried={{ name: t('canaryLine'), figures: canary }}
      base={{ name: t('stableLine'), figures: stable }}
      lead={
        <>
          <span className={classes['label']}>{t('canary')}</span>
          <b>{version}</b>
          {t('share', { traffic })}
          <span className={classes['who']}>
            {t('startedAt', { at: toMoment(Date.parse(startedAt)) })}
          </span>
        </>
      }
    />
  );
}
