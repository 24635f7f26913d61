import { useEffect, useRef } from 'react';
import { courseImagePath } from 'shared-contracts/gateway';
import { Icon } from '../icons/index.ts';
import { useFormat } from '../island/useFormat.ts';
import { useTranslations } from '../messages/index.ts';
import { useFollow } from '../page-link/index.ts';
import { CourseTitle } from '../proper-names/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './CourseMap.module.css';
import type { PlacedMarker } from './mapView.ts';

function Rating({ rating }: { readonly rating: string }) {
  const t = useTranslations('map');
  return (
    <span className={styles.rating}>
      <span className={styles.star} aria-hidden="true">
        ★
      </span>
      <span aria-hidden="true">{rating}</span>
      <VisuallyHidden>{t('rating', { rating })}</VisuallyHidden>
    </span>
  );
}

interface PinCardProps {
  readonly courses: readonly PlacedMarker[];
  readonly courseHref: (course: PlacedMarker) => string;
  readonly onClose: () => void;
}

/**
 * The courses of the pin that the visitor chose, over the map, with links to their plans. It takes
 * the focus, and gives it back when the visitor closes it.
 */
export function PinCard({ courses, courseHref, onClose }: PinCardProps) {
  const t = useTranslations('map');
  const { yen } = useFormat();
  const follow = useFollow();
  const card = useRef<HTMLDivElement>(null);
  const pin = useRef<Element>(null);
  useEffect(() => {
    if (!card.current?.contains(document.activeElement)) pin.current = document.activeElement;
    card.current?.focus({ preventScroll: true });
  }, [courses]);
  const close = () => {
    if (pin.current instanceof SVGElement) pin.current.focus({ preventScroll: true });
    onClose();
  };
  return (
    // Escape closes what the button closes
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={card}
      className={styles.card}
      role="dialog"
      aria-label={t('selected')}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close();
      }}
    >
      <ul>
        {courses.map((course) => (
          <li key={course.id}>
            <img src={courseImagePath(course.id, 'photo1')} width={800} height={450} alt="" />
            <b>
              <CourseTitle name={course.name} latin={course.latin} />
            </b>
            {course.overall ? <Rating rating={course.overall.toFixed(1)} /> : null}
            <span className={styles.cardPrice}>{t('fromPrice', { price: yen(course.price) })}</span>
            <a href={courseHref(course)} onClick={follow}>
              {t('see')}
              <VisuallyHidden lang="ja">（{course.name}）</VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={close}>
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}
