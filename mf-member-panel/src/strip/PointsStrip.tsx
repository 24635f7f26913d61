import { useSelector } from 'react-redux';
import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import { useMemberLink } from '../links/useMemberLink.ts';
import type { MemberRootState } from '../store.ts';
import styles from './MemberStrip.module.css';

function bold(text: React.ReactNode) {
  return <b>{text}</b>;
}

/** The strip of a member: points and coupons as a link to the member's page. */
export function PointsStrip() {
  const t = useTranslations('strip');
  const linkTo = useMemberLink();
  const { points, pointGetSuccessFlg, couponCount } = useSelector(
    (state: MemberRootState) => state.member,
  );
  return (
    <a className={styles.line} href={linkTo('myPage')}>
      {pointGetSuccessFlg && <span>{t('points', { total: points.total, b: bold })}</span>}
      <span>{t('coupons', { count: couponCount, b: bold })}</span>
      <Icon name="chevronRight" size={16} />
    </a>
  );
}
