import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import { useDialableNumber } from '../phone-reservation/useDialableNumber.ts';
import styles from './MemberStrip.module.css';

/** R4.22: the strip of a member who reserves by telephone: the number to call instead of points. */
export function PhoneStrip() {
  const t = useTranslations('strip');
  const phone = useDialableNumber();
  if (!phone) return <p className={styles.line}>{t('plain')}</p>;
  return (
    <a className={styles.line} href={phone.href}>
      <Icon name="phone" />
      {t('phone')}
      <b>{phone.number}</b>
    </a>
  );
}
