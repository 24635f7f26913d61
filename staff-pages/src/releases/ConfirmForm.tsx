import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import home from '../home/HomePage.module.css';
import credentials from '../credentials/credentials.module.css';
import { KeyField } from '../credentials/KeyField.tsx';
import { TouchKey } from '../credentials/TouchKey.tsx';
import { useKeyProof } from './useKeyProof.ts';
import type { ReleaseAct, UnprovedAct } from '../state/widgetReleases.ts';
import classes from './ReleasesPage.module.css';

/** The label of each act's button on the page of releases. */
const LABELS = {
  start: 'start',
  raise: 'raise',
  rollback: 'rollback',
  hold: 'holdAct',
  preview: 'preview',
  'local-preview': 'localPreview',
} as const satisfies Readonly<Record<ReleaseAct, string>>;

/** Says which act waits, and why. */
function WaitingAct({ act, fields }: Pick<UnprovedAct, 'act' | 'fields'>) {
  const t = useTranslations();
  return (
    <>
      <h2 className={home['title']} id="confirm-heading">
        {t('confirm.heading')}
      </h2>
      <p>{t('confirm.lead')}</p>
      <p className={classes['live']}>
        <b>{fields['widget']}</b>
        {t(`releases.${LABELS[act]}`)}
        <span className={classes['who']}>{fields['reason']}</span>
      </p>
    </>
  );
}

/**
 * Asks for the key again before an act, some time after the sign-in. What was filled in is sent with
 * it, so that nothing has to be typed twice.
 */
export function ConfirmForm({
  unproved: { act, fields, error: first },
  hasKey,
}: {
  readonly unproved: UnprovedAct;
  /** Whether the account has a security key, which is then asked too. */
  readonly hasKey: boolean;
}) {
  const t = useTranslations();
  const { hasFailed, isAsking, sign } = useKeyProof();
  const error = hasFailed ? 'keyFailed' : first;
  return (
    <section className={home['card']} aria-labelledby="confirm-heading">
      <WaitingAct act={act} fields={fields} />
      {isAsking && <TouchKey />}
      {error !== undefined && !isAsking && (
        <p className={credentials['error']} role="alert">
          <Icon name="alert" />
          {t(error === 'refused' ? 'confirm.refused' : `error.${error}`)}
        </p>
      )}
      <form
        className={classes['confirm']}
        method="post"
        action={`/staff/panda/releases/${act}`}
        onSubmit={hasKey ? (event) => void sign(event) : undefined}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {hasKey && <input type="hidden" name="assertion" />}
        <KeyField hasFocus />
        <div className={classes['choice']}>
          <button className={home['button']} type="submit">
            {t('confirm.submit')}
          </button>
          <a href="/staff/panda/releases">{t('confirm.cancel')}</a>
        </div>
      </form>
    </section>
  );
}
