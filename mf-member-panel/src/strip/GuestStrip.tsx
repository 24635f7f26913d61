import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import { useLoginLink } from '../links/useLoginLink.ts';
import styles from './MemberStrip.module.css';

/** The strip of a guest: the link to log in. */
export function GuestStrip() {
  const t = useTranslations('strip');
  const linkTo = useLoginLink();
  return (
    <a className={styles.line} href={linkTo('login')}>
      <Icon name="user" />
      {t('guest')}
      <Icon name="chevronRight" size={16} />
    </a>
  );
}
