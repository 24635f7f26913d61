import { useTranslations } from 'shared-ui/messages';
import { useMemberLink } from '../../links/useMemberLink.ts';
import { Guest } from '../Guest.tsx';
import styles from '../Guest.module.css';

/**
 * The panel where no script runs. Only a script could ask who the visitor is, so a guest's links stand here
 * with the way of a member to points, coupons and reservations: the member's own page on its site.
 */
export function PlainGuest() {
  const t = useTranslations('links');
  const linkTo = useMemberLink();
  return (
    <Guest isError={false}>
      <a className={styles.register} href={linkTo('myPage')}>
        {t('myPage')}
      </a>
    </Guest>
  );
}
