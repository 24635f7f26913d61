import { useId } from 'react';
import { Icon } from 'shared-ui/icons';
import { useTranslations } from 'shared-ui/messages';
import styles from './Beside.module.css';
import { CourseEntry, type CourseEntryProps } from './CourseEntry.tsx';
import type { PlacedMarker } from './mapView.ts';
import { useStrip } from './useStrip.ts';

interface CourseListProps extends Pick<CourseEntryProps, 'condition' | 'several' | 'onPoint'> {
  readonly markers: readonly PlacedMarker[];
  /** The courses under the pointer and in focus, here or on the map. */
  readonly active: readonly number[];
}

/**
 * Lists what the map shows, the cheapest course first, and is complete without the map. On a phone
 * it is a strip of cards, or the whole list.
 */
export function CourseList({ condition, markers, active, several, onPoint }: CourseListProps) {
  const t = useTranslations('map');
  const list = useId();
  const { strip, whole, turn, swipe, onScroll } = useStrip(markers, onPoint);
  return (
    <>
      <div className={styles.bar} {...swipe}>
        <p className={styles.order}>{t('cheapest')}</p>
        <button
          type="button"
          className={styles.step}
          aria-controls={list}
          onClick={() => turn(!whole)}
        >
          <Icon name={whole ? 'map' : 'list'} size={16} />
          {t(whole ? 'toMap' : 'toEntries')}
        </button>
      </div>
      <ul
        ref={strip}
        id={list}
        className={styles.list}
        data-whole={whole || undefined}
        aria-label={t('list')}
        onScroll={onScroll}
      >
        {markers.map((marker) => (
          <CourseEntry
            key={marker.id}
            condition={condition}
            marker={marker}
            isActive={active.includes(marker.id)}
            several={several}
            onPoint={onPoint}
          />
        ))}
      </ul>
    </>
  );
}
