import { Icon } from 'shared-ui/icons';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { toLoginHref } from '../guest/toLoginHref.ts';
import styles from './MemberStrip.module.css';

/** The strip of a guest: the link to log in. */
export function GuestStrip() {
  const t = useTranslations('strip');
  const { sites, serviceId } = useHost().config;
  return (
    <a
      className={styles.line}
      href={toLoginHref(sites.login, { serviceId, page: window.location.href })}
    >
      <Icon name="user" />
      {t('guest')}
      <Icon name="chevronRight" size={16} />
    </a>
  );
}
