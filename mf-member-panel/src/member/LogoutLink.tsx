import { useTranslations } from 'shared-ui/messages';
import { useHost } from 'shared-ui/island';
import { toLoginHref } from '../guest/toLoginHref.ts';
import styles from './LogoutLink.module.css';

/** R2.23: the link that logs out and returns to this page. */
export function LogoutLink() {
  const t = useTranslations('links');
  const { sites, serviceId } = useHost().config;
  return (
    <a
      className={styles.logout}
      href={toLoginHref(sites.logout, { serviceId, page: window.location.href })}
    >
      {t('logout')}
    </a>
  );
}
