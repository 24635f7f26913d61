import type { PlacedMarker } from 'shared-ui/course-map';
import { useTranslations } from 'shared-ui/messages';
import styles from './Beside.module.css';
import { CourseEntry, type CourseEntryProps } from './CourseEntry.tsx';

interface CourseListProps extends Pick<CourseEntryProps, 'condition' | 'several' | 'onPoint'> {
  readonly markers: readonly PlacedMarker[];
  /** The courses under the pointer and in focus, here or on the map. */
  readonly active: readonly number[];
}

/** Lists what the map shows, the cheapest course first, and is complete without the map. */
export function CourseList({ condition, markers, active, several, onPoint }: CourseListProps) {
  const t = useTranslations('map');
  return (
    <ul className={styles.list} aria-label={t('list')}>
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
  );
}
