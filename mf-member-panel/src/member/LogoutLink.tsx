import { useTranslations } from 'shared-ui/messages';
import { useLoginLink } from '../links/useLoginLink.ts';
import styles from './LogoutLink.module.css';

/** R2.23: the link that logs out and returns to this page. */
export function LogoutLink() {
  const t = useTranslations('links');
  const linkTo = useLoginLink();
  return (
    <a className={styles.logout} href={linkTo('logout')}>
      {t('logout')}
    </a>
  );
}
