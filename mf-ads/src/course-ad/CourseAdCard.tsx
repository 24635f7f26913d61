import { useDispatch } from 'react-redux';
import { courseImagePath } from 'shared-contracts/gateway';
import { noteFollowed } from 'shared-contracts/session';
import { useFormat, useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import { useReadsLatin } from 'shared-ui/proper-names';
import { prCourseClicked } from '../adsSlice.ts';
import styles from './CourseAdCard.module.css';
import type { CourseAdView } from './selectCourseAds.ts';
import { useStandAt } from './useStandAt.ts';

const BANNER = { width: 600, height: 200 } as const;

/** The lowest price for one player; `price` is in yen with all taxes. */
function PriceFrom({ price }: { readonly price: number }) {
  const t = useTranslations('card');
  const { yen } = useFormat();
  return (
    <p className={styles.price}>
      <b>{t('priceFrom', { price: yen(price) })}</b>
      <small>
        <span className={styles.hidden}>{t('perPlayer')}</span>
        {t('allIn')}
      </small>
    </p>
  );
}

/**
 * One sponsored course. The card's first text is the advertisement label. The link counts the click
 * and leads on.
 */
export function CourseAdCard({ ad }: { readonly ad: CourseAdView }) {
  const t = useTranslations('card');
  const host = useHost();
  const dispatch = useDispatch();
  const article = useStandAt(ad.isTarget);
  const latin = useReadsLatin() ? ad.latin : undefined;
  const language = latin ? undefined : 'ja';
  const noteClick = () => {
    dispatch(prCourseClicked(ad.courseId));
    noteFollowed(host.storage.session, { courseId: ad.courseId, isAd: true });
  };
  return (
    <article ref={article} className={styles.card}>
      <div className={styles.photo}>
        <img src={courseImagePath(ad.courseId, 'banner')} {...BANNER} alt="" loading="lazy" />
      </div>
      <div className={styles.text}>
        <p className={styles.meta}>
          <span className={styles.label}>{t('label')}</span>
          {ad.rating > 0 && (
            <span className={styles.rating}>
              {t('rating', {
                rating: ad.rating.toFixed(1),
                hidden: (text) => <span className={styles.hidden}>{text}</span>,
              })}
            </span>
          )}
          <span lang={language}>{latin?.city ?? ad.place}</span>
        </p>
        <h3 className={styles.name} lang={language}>
          <a href={ad.href} rel="sponsored" onClick={noteClick}>
            {latin?.name ?? ad.name}
          </a>
        </h3>
        {ad.priceFrom !== undefined && <PriceFrom price={ad.priceFrom} />}
        {ad.maxDiscount > 0 && (
          <p className={styles.coupon}>{t('coupon', { discount: ad.maxDiscount })}</p>
        )}
        {ad.isTarget && <p className={styles.seen}>{t('seen')}</p>}
      </div>
    </article>
  );
}
