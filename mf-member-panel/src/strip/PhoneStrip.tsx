import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'use-intl';
import { useDialableNumber } from '../phone-reservation/useDialableNumber.ts';
import styles from './MemberStrip.module.css';

/** R4.22: somebody who reserves by telephone gets the number, not points. */
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
