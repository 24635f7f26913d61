import { OWN_SITE, toSafeHref } from 'shared-contracts/links';
import { useTranslations } from 'shared-ui/messages';
import { Icon, type IconName } from 'shared-ui/icons';
import { useShellDispatch, useShellSelector } from '../../page-state/hooks.ts';
import classes from './Alert.module.css';
import { alertInitialized, type AlertState } from '../../page-state/alertSlice.ts';

const ICONS: Record<string, IconName> = {
  error: 'alert',
  warning: 'alert',
  info: 'flag',
  success: 'check',
};

/** The alert's title, messages, progress and link. */
function AlertBody({ alert }: { readonly alert: AlertState }) {
  const t = useTranslations('alert');
  const { status, messages, title, loading, severity, footerUrl, footerText } = alert;
  const href = toSafeHref(footerUrl, { base: OWN_SITE });
  return (
    <div className={classes['body']}>
      <p className={classes['title']}>
        <span className={classes['quiet']}>{t(severity)}</span>
        {title === '' ? t('title') : title}
        {status !== '' && (
          <span className={classes['status']}>{t('status', { status: String(status) })}</span>
        )}
      </p>
      {messages.length > 0 && (
        <ul className={classes['messages']}>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
      {loading && <p className={classes['loading']}>{t('loading')}</p>}
      {href !== undefined && footerText !== '' && (
        <p className={classes['footer']}>
          <a href={href}>{footerText}</a>
        </p>
      )}
    </div>
  );
}

/**
 * R3.28: the banner under the header. Screen readers announce an error at once, the rest politely.
 */
export function Alert() {
  const t = useTranslations('alert');
  const dispatch = useShellDispatch();
  const alert = useShellSelector((state) => state.alert);
  const { severity } = alert;
  return (
    // A live region must exist before its text does, so this element is always there.
    <div
      className={classes['place']}
      role={severity === 'error' ? 'alert' : 'status'}
      aria-busy={alert.loading || undefined}
    >
      {alert.show && (
        <div className={classes['banner']} data-severity={severity}>
          <div className={classes['inner']}>
            <span className={classes['icon']}>
              <Icon name={ICONS[severity] ?? 'flag'} />
            </span>
            <AlertBody alert={alert} />
            <button
              type="button"
              className={classes['close']}
              onClick={() => dispatch(alertInitialized())}
              aria-label={t('close')}
            >
              <Icon name="close" />
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
