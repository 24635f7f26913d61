import { OWN_SITE, toSafeHref } from 'shared-contracts/links';
import { useTranslations } from 'use-intl';
import { Icon, type IconName } from 'shared-ui/icons';
import { useShellDispatch, useShellSelector } from '../../page-state/hooks.ts';
import classes from './Alert.module.css';
import { alertInitialized } from '../../page-state/alertSlice.ts';

const ICONS: Record<string, IconName> = {
  error: 'alert',
  warning: 'alert',
  info: 'flag',
  success: 'check',
};

/** R3.28: the banner under the header. An error is told at once, the rest when there is time. */
export function Alert() {
  const t = useTranslations('alert');
  const dispatch = useShellDispatch();
  const { show, status, messages, title, loading, severity, footerUrl, footerText } =
    useShellSelector(({ alert }) => alert);
  const isError = severity === 'error';
  const href = toSafeHref(footerUrl, { base: OWN_SITE });
  return (
    // the places of both roles stand before there is something to say
    <div
      className={classes['place']}
      role={isError ? 'alert' : 'status'}
      aria-busy={loading || undefined}
    >
      {show && (
        <div className={classes['banner']} data-severity={severity}>
          <div className={classes['inner']}>
            <span className={classes['icon']}>
              <Icon name={ICONS[severity] ?? 'flag'} />
            </span>
            <div className={classes['body']}>
              <p className={classes['title']}>
                <span className={classes['quiet']}>{t(severity)}</span>
                {title === '' ? t('title') : title}
                {status !== '' && (
                  <span className={classes['status']}>
                    {t('status', { status: String(status) })}
                  </span>
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
