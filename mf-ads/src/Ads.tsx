import { useId } from 'react';
import { useSelector } from 'react-redux';
import type { WidgetProps } from 'shared-contracts/widget';
import { useHost } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import type { AdsState } from './adsSlice.ts';
import styles from './Ads.module.css';
import { CourseAdCard } from './course-ad/CourseAdCard.tsx';
import { selectCourseAds } from './course-ad/selectCourseAds.ts';
import type { AdsRootState } from './store.ts';
import { useAds } from './useAds.ts';

interface AdsProps {
  readonly props: WidgetProps;
  /** The advertisements that the server loaded; undefined when the browser has to load them. */
  readonly data: AdsState | undefined;
}

/**
 * R1.07: the sponsored courses under an advertisement label; renders nothing when there are none.
 */
export function Ads({ props, data }: AdsProps) {
  const t = useTranslations('ads');
  const id = useId();
  const isInList = useHost().slot === 'left_ad';
  // beside the names of courses
  const Title = isInList ? 'h3' : 'h2';
  const ads = useSelector((state: AdsRootState) => selectCourseAds(state.ads));
  useAds(props, data !== undefined);
  if (ads.length === 0) return null;
  return (
    <section className={styles.block} aria-labelledby={id}>
      <Title className={styles.title} id={id}>
        <span className={styles.label}>{t('label')}</span>
        {t(isInList ? 'titleLeft' : 'title')}
      </Title>
      <ul className={styles.courses}>
        {ads.map((ad) => (
          <li key={ad.courseId}>
            <CourseAdCard ad={ad} />
          </li>
        ))}
      </ul>
    </section>
  );
}
