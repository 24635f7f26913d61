import type { MouseEvent } from 'react';
import { useFormat } from 'shared-ui/island';
import { useTranslations } from 'shared-ui/messages';
import styles from './AreaStage.module.css';
import type { PlacedMarker } from './mapView.ts';
import { entryId, showEntry } from './showEntry.ts';
import type { Point } from './useActiveCourses.ts';

interface PricePinProps {
  readonly marker: PlacedMarker;
  readonly active: boolean;
  readonly onPoint: Point;
}

/** The width of a digit or a sign, at the size of the pin, in CSS pixels. */
const LETTER = 7.6;

/** Shows a course by its price. A press leads to its entry in the list. */
export function PricePin({ marker: { id, name, price }, active, onPoint }: PricePinProps) {
  const t = useTranslations('map');
  const text = useFormat().yen(price);
  const half = (text.length * LETTER + 12) / 2;
  const toEntry = (event: MouseEvent) => {
    if (showEntry(id)) event.preventDefault();
  };
  return (
    <a
      href={`#${entryId(id)}`}
      className={styles.pin}
      data-active={active || undefined}
      aria-label={t('pin', { name, price: text })}
      onClick={toEntry}
      onPointerEnter={() => onPoint(id, 'pointer')}
      onPointerLeave={() => onPoint(0, 'pointer')}
      onFocus={() => onPoint(id, 'focus')}
      onBlur={() => onPoint(0, 'focus')}
    >
      <path
        d={`M0 0 -5 -7H${5 - half}a5 5 0 0 1-5-5v-12a5 5 0 0 1 5-5h${2 * half - 10}a5 5 0 0 1 5 5v12a5 5 0 0 1-5 5H5z`}
      />
      <text y="-13.5" textAnchor="middle">
        {text}
      </text>
    </a>
  );
}
