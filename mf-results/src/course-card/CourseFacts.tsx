import { useTranslations } from 'use-intl';
import { OVERSEAS } from 'shared-contracts/areas';
import type { CourseItem } from 'shared-contracts/gateway';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import styles from './CourseFacts.module.css';

/** Rating with the number of its reviews, place, and the way from the interchange where there is one. */
export const CourseFacts = ({ item }: { readonly item: CourseItem }) => {
  const t = useTranslations('card');
  const { evaluation: { overall }, review_count: reviews, access } = item;
  return (
    <ul className={styles.facts}>
      {reviews > 0 && (
        <li className={styles.rating}>
          <span className={styles.star} aria-hidden="true">★</span>
          <span aria-hidden="true">{overall.toFixed(1)}</span>
          <VisuallyHidden>{t('rating', { rating: overall.toFixed(1) })}</VisuallyHidden>
        </li>
      )}
      <li>{reviews > 0 ? t('reviews', { count: reviews }) : t('noReviews')}</li>
      <li>{t(item.pref_cd === OVERSEAS ? 'placeOverseas' : 'place', { area: item.pref_name, city: item.city })}</li>
      {access && <li>{t('access', { road: access.road_name, interchange: access.ic_name, distance: access.distance_km })}</li>}
    </ul>
  );
};
