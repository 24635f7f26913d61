import { useTranslations } from 'shared-ui/messages';
import { Icon } from 'shared-ui/icons';
import styles from './PhoneBanner.module.css';
import { useDialableNumber } from './useDialableNumber.ts';

/**
 * The link that calls the number of the reservation desk; a plain text when there is no number to
 * show.
 */
export function PhoneBanner() {
  const t = useTranslations('phone');
  const phone = useDialableNumber();
  if (!phone) return <p className={styles.plain}>{t('plain')}</p>;
  return (
    <a className={styles.banner} href={phone.href}>
      <Icon name="phone" />
      <span>{t('banner')}</span>
      <b className={styles.number}>{phone.number}</b>
    </a>
  );
}
