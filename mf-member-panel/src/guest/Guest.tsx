import { useId, type ReactNode } from 'react';
import { useTranslations } from 'shared-ui/messages';
import styles from './Guest.module.css';
import { useLoginLink } from '../links/useLoginLink.ts';

/**
 * The view of a guest: why to log in, and the links to log in and to register. When the call failed,
 * it says so (R8.06): a member would take it for a logout.
 */
export function Guest({
  isError,
  children,
}: {
  readonly isError: boolean;
  /** More links behind those of a guest. */
  readonly children?: ReactNode;
}) {
  const t = useTranslations('guest');
  const id = useId();
  const linkTo = useLoginLink();
  return (
    <section className={styles.guest} aria-labelledby={id}>
      <h2 className={styles.text} id={id}>
        {t(isError ? 'unread' : 'text')}
      </h2>
      <p className={styles.actions}>
        <a className={styles.login} href={linkTo('login')}>
          {t('login')}
        </a>
        <a className={styles.register} href={linkTo('register')}>
          {t('register')}
        </a>
        {children}
      </p>
    </section>
  );
}
