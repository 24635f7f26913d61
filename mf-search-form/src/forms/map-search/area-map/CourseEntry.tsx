import { prefectureName } from 'shared-contracts/areas';
import type { SearchCondition } from 'shared-contracts/search';
import type { PlacedMarker, Point } from 'shared-ui/course-map';
import { CourseTitle } from 'shared-ui/proper-names';
import { useFormat, useLabel } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useTranslations } from 'shared-ui/messages';
import { useFollow } from 'shared-ui/page-link';
import styles from './Beside.module.css';
import { resultsHref } from './resultsHref.ts';

/** A course of the list, and how it reports that the pointer or the focus is on it. */
export interface CourseEntryProps {
  readonly condition: SearchCondition;
  readonly marker: PlacedMarker;
  readonly isActive: boolean;
  /** Whether the map shows several prefectures, so that each course says its own. */
  readonly several: boolean;
  readonly onPoint: Point;
}

/** Shows a course of the map with its price. Pointing at it or focusing it lights its pin. */
export function CourseEntry({ condition, marker, isActive, several, onPoint }: CourseEntryProps) {
  const t = useTranslations('map');
  const label = useLabel();
  const format = useFormat();
  const follow = useFollow();
  const { id, name, latin, prefectureCode, price } = marker;
  return (
    // the pointer only shows what the link inside shows by its focus
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      data-course={id}
      className={styles.entry}
      data-active={isActive || undefined}
      onPointerEnter={() => onPoint(id, 'pointer')}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') onPoint(0, 'pointer');
      }}
      onFocus={() => onPoint(id, 'focus')}
      onBlur={() => onPoint(0, 'focus')}
    >
      <a className={styles.name} href={resultsHref(condition, name)} onClick={follow}>
        <CourseTitle name={name} latin={latin} />
      </a>
      {several && <span className={styles.where}>{label(prefectureName(prefectureCode))}</span>}
      <span className={styles.price}>
        <b>{format.yen(price)}</b>
        {condition.widthday > 1 && t('from')}
        <small>
          {t('total')}
          <VisuallyHidden>{t('perPlayer')}</VisuallyHidden>
        </small>
      </span>
    </li>
  );
}
