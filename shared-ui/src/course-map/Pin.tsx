import type { MouseEvent } from 'react';
import { useFormat } from '../island/useFormat.ts';
import { useTranslations } from '../messages/index.ts';
import { isPlainClick } from '../page-link/index.ts';
import styles from './CourseMap.module.css';
import { onSpace } from './onSpace.ts';
import type { PlacedMarker } from './mapView.ts';
import { textWidth } from './textWidth.ts';
import type { Point } from './useActiveCourses.ts';
import { useEarlyFocus } from './useEarlyFocus.ts';

/** What every pin has. */
interface PinProps {
  readonly isActive: boolean;
  /** Whether the visitor has seen the course, or every course, on this device (ADR 076). */
  readonly isSeen: boolean;
  /** Where a press leads where no script runs. */
  readonly href: string;
  readonly onChoose: () => void;
}

/** The size of the letters of pins, in CSS pixels. */
const SIZE = 13;

function halfOf(text: string): number {
  return (textWidth(text, SIZE) + 14) / 2;
}

function chooseOn(onChoose: () => void) {
  return (event: MouseEvent) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    onChoose();
  };
}

/** Shows a course by its price, on a flag whose tip stands on the course. */
export function CoursePin({
  marker: { id, name, price },
  isActive,
  isSeen,
  href,
  onChoose,
  onPoint,
}: PinProps & { readonly marker: PlacedMarker; readonly onPoint: Point }) {
  const t = useTranslations('map');
  const text = useFormat().yen(price);
  const half = halfOf(text);
  const pin = useEarlyFocus<HTMLAnchorElement>(() => onPoint(id, 'focus'));
  return (
    <a
      ref={pin}
      href={href}
      className={styles.pin}
      data-active={isActive || undefined}
      data-seen={isSeen || undefined}
      aria-label={t('pin', { course: name, price: text }) + (isSeen ? t('seen') : '')}
      onClick={chooseOn(onChoose)}
      onPointerEnter={() => onPoint(id, 'pointer')}
      onPointerLeave={() => onPoint(0, 'pointer')}
      onFocus={() => onPoint(id, 'focus')}
      onBlur={() => onPoint(0, 'focus')}
    >
      <path
        d={`M0 0 -5 -7H${5 - half}a5 5 0 0 1-5-5v-14a5 5 0 0 1 5-5h${2 * half - 10}a5 5 0 0 1 5 5v14a5 5 0 0 1-5 5H5z`}
      />
      <text y="-14.5" textAnchor="middle">
        {text}
      </text>
    </a>
  );
}

/**
 * Shows the number of courses that lie on each other, and their lowest price. A press zooms in. Its name
 * begins with what it shows (WCAG 2.5.3).
 */
export function ClusterPin({
  members,
  isActive,
  isSeen,
  href,
  onChoose,
}: PinProps & { readonly members: readonly PlacedMarker[] }) {
  const t = useTranslations('map');
  const format = useFormat();
  const count = members.length;
  const price = format.yen(Math.min(...members.map((member) => member.price)));
  const text = t('clusterLabel', { count, price });
  const half = halfOf(text);
  return (
    <a
      href={href}
      role="button"
      className={styles.cluster}
      data-active={isActive || undefined}
      data-seen={isSeen || undefined}
      aria-label={t('cluster', { label: text, count }) + (isSeen ? t('seen') : '')}
      onClick={chooseOn(onChoose)}
      onKeyDown={onSpace}
    >
      <rect x={-half} y="-15" width={2 * half} height="30" rx="15" />
      <text y="4.5" textAnchor="middle">
        {text}
      </text>
    </a>
  );
}
