import { useId } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { useHost } from 'shared-ui/island';
import styles from './Guest.module.css';
import { toLoginHref } from './toLoginHref.ts';

/** The view of a guest: why to log in, and the links to log in and to register. */
export function Guest() {
  const t = useTranslations('guest');
  const id = useId();
  const { sites, serviceId } = useHost().config;
  const wayBack = { serviceId, page: window.location.href };
  return (
    <section className={styles.guest} aria-labelledby={id}>
      <h2 className={styles.text} id={id}>
        {t('text')}
      </h2>
      <p className={styles.actions}>
        <a className={styles.login} href={toLoginHref(sites.login, wayBack)}>
          {t('login')}
        </a>
        <a className={styles.register} href={toLoginHref(sites.register, wayBack)}>
          {t('register')}
        </a>
      </p>
    </section>
  );
}
