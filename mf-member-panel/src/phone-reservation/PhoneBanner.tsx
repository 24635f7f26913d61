import { useSelector } from 'react-redux';
import { useTranslations } from 'use-intl';
import { Icon } from 'shared-ui/icons';
import type { MemberRootState } from '../store.ts';
import styles from './PhoneBanner.module.css';

/** Digits, hyphens and a leading plus: nothing else becomes a `tel:` link. */
const isDialable = (number: string) => /^\+?\d[\d-]{2,18}\d$/.test(number);

/** The number stands only where the user API says that it may (R3.16). */
export const PhoneBanner = () => {
  const t = useTranslations('phone');
  const { telBannerDisplayFlag, telBannerNumber } = useSelector((state: MemberRootState) => state.member);
  if (!telBannerDisplayFlag || !isDialable(telBannerNumber)) return <p className={styles.plain}>{t('plain')}</p>;
  return (
    <a className={styles.banner} href={`tel:${telBannerNumber.replaceAll('-', '')}`}>
      <Icon name="phone" />
      <span>{t('banner')}</span>
      <b className={styles.number}>{telBannerNumber}</b>
    </a>
  );
};
