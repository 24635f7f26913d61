import { useId } from 'react';
import { prefectureName } from 'shared-contracts/areas';
import { toSearchQuery, type SearchCondition } from 'shared-contracts/search';
import { Icon } from 'shared-ui/icons';
import { useFormat, useLabel } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useTranslations } from 'use-intl';
import { useFollow } from '../../page-link/useFollow.ts';
import styles from './Beside.module.css';
import type { PlacedMarker } from './mapView.ts';
import { entryId } from './showEntry.ts';
import type { Point } from './useActiveCourses.ts';
import { useStrip } from './useStrip.ts';

interface CourseListProps {
  readonly condition: SearchCondition;
  readonly markers: readonly PlacedMarker[];
  /** The courses that the pointer and the focus are on, here or on the map. */
  readonly active: readonly number[];
  /** Several prefectures are shown, so that each course says its own. */
  readonly several: boolean;
  readonly onPoint: Point;
}

/** What the map shows, cheapest first: complete without it. On a phone a strip of cards, or the whole list. */
export function CourseList({ condition, markers, active, several, onPoint }: CourseListProps) {
  const t = useTranslations('map');
  const label = useLabel();
  const format = useFormat();
  const follow = useFollow();
  const list = useId();
  const { strip, whole, turn, swipe, onScroll } = useStrip(markers, onPoint);
  const hrefOf = (name: string) =>
    `/search/result/?${toSearchQuery({ ...condition, courseName: name, area: [], country: [], page: 1, view: 'list', compareWith: [], highway: 0, distance: 0 })}`;
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
        {markers.map(({ id, name, prefectureCode, price }) => (
          // the pointer only shows what the link in it shows by the focus
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={id}
            id={entryId(id)}
            className={styles.entry}
            data-active={active.includes(id) || undefined}
            onPointerEnter={() => onPoint(id, 'pointer')}
            onPointerLeave={({ pointerType }) => {
              if (pointerType === 'mouse') onPoint(0, 'pointer');
            }}
            onFocus={() => onPoint(id, 'focus')}
            onBlur={() => onPoint(0, 'focus')}
          >
            <a className={styles.name} href={hrefOf(name)} onClick={follow} lang="ja">
              {name}
            </a>
            {several && (
              <span className={styles.where}>{label(prefectureName(prefectureCode))}</span>
            )}
            <span className={styles.price}>
              <b>{format.yen(price)}</b>
              {condition.widthday > 1 && t('from')}
              <small>
                {t('total')}
                <VisuallyHidden>{t('perPlayer')}</VisuallyHidden>
              </small>
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
