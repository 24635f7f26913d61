import { useDispatch } from 'react-redux';
import { courseImagePath } from 'shared-contracts/gateway';
import { useFormat, useHost } from 'shared-ui/island';
import { useTranslations } from 'use-intl';
import { prCourseClicked } from '../adsSlice.ts';
import { noteAdClick } from '../clickedCourse.ts';
import styles from './CourseAdCard.module.css';
import type { CourseAdView } from './selectCourseAds.ts';

const BANNER = { width: 600, height: 200 } as const;

/** One sponsored course. Its first text says that it is one; its link counts the click on the way. */
export function CourseAdCard({ ad }: { readonly ad: CourseAdView }) {
  const t = useTranslations('card');
  const host = useHost();
  const { yen } = useFormat();
  const dispatch = useDispatch();
  const noteClick = () => {
    dispatch(prCourseClicked());
    noteAdClick(host.storage, ad.courseId);
  };
  return (
    <article className={styles.card}>
      <div className={styles.photo}>
        <img
          src={courseImagePath(ad.courseId, 'banner')}
          {...BANNER}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </div>
      <div className={styles.text}>
        <p className={styles.meta}>
          <span className={styles.label}>{t('label')}</span>
          <span className={styles.rating}>
            {t.rich('rating', {
              rating: ad.rating.toFixed(1),
              hidden: (text) => <span className={styles.hidden}>{text}</span>,
            })}
          </span>
          <span lang="ja">{ad.place}</span>
        </p>
        <h3 className={styles.name} lang="ja">
          <a href={ad.href} rel="sponsored" onClick={noteClick}>
            {ad.name}
          </a>
        </h3>
        {ad.priceFrom !== undefined && (
          <p className={styles.price}>
            <b>{t('priceFrom', { price: yen(ad.priceFrom) })}</b>
            <small>
              <span className={styles.hidden}>{t('perPlayer')}</span>
              {t('allIn')}
            </small>
          </p>
        )}
        {ad.maxDiscount > 0 && (
          <p className={styles.coupon}>{t('coupon', { discount: ad.maxDiscount })}</p>
        )}
      </div>
    </article>
  );
}
