import { useId } from 'react';
import { prefectureName } from 'shared-contracts/areas';
import { toSearchQuery, type SearchCondition } from 'shared-contracts/search';
import { Icon } from 'shared-ui/icons';
import { useFormat, useLabel } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useTranslations } from 'use-intl';
import { useFollow } from '../../recent-searches/useFollow.ts';
import styles from './Beside.module.css';
import type { PlacedMarker } from './mapView.ts';
import { entryId } from './showEntry.ts';
import { useStrip } from './useStrip.ts';

interface CourseListProps {
  readonly condition: SearchCondition;
  readonly markers: readonly PlacedMarker[];
  /** The course that the pointer or the focus is on, here or on the map; 0 none. */
  readonly active: number;
  /** Several prefectures are shown, so that each course says its own. */
  readonly several: boolean;
  readonly onPoint: (courseId: number) => void;
}

/** What the map shows, cheapest first: complete without it. On a phone a strip of cards, or the whole list. */
export const CourseList = ({ condition, markers, active, several, onPoint }: CourseListProps) => {
  const t = useTranslations('map');
  const label = useLabel();
  const format = useFormat();
  const follow = useFollow();
  const list = useId();
  const { whole, turn, swipe, onScroll } = useStrip(markers, onPoint);
  const hrefOf = (name: string) => `/search/result/?${toSearchQuery({ ...condition, courseName: name, area: [], country: [], page: 1, view: 'list', compareWith: [], highway: 0, distance: 0 })}`;
  return (
    <>
      <div className={styles.bar} {...swipe}>
        <p className={styles.order}>{t('cheapest')}</p>
        <button type="button" className={styles.step} aria-controls={list} onClick={() => turn(!whole)}>
          <Icon name={whole ? 'map' : 'list'} size={16} />{t(whole ? 'toMap' : 'toEntries')}
        </button>
      </div>
      <ul id={list} className={styles.list} data-whole={whole || undefined} aria-label={t('list')} onScroll={onScroll}>
        {markers.map(({ c_id: id, c_name: name, pref_cd: code, price }) => (
          // the pointer only shows what the link in it shows by the focus
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={id} id={entryId(id)} className={styles.entry} data-active={active === id || undefined}
            onPointerEnter={() => onPoint(id)} onPointerLeave={({ pointerType }) => { if (pointerType === 'mouse') onPoint(0); }} onFocus={() => onPoint(id)} onBlur={() => onPoint(0)}
          >
            <a className={styles.name} href={hrefOf(name)} onClick={follow} lang="ja">{name}</a>
            {several && <span className={styles.where}>{label(prefectureName(code))}</span>}
            <span className={styles.price}><b>{format.yen(price)}</b>{condition.widthday > 1 && t('from')}<small>{t('total')}<VisuallyHidden>{t('perPlayer')}</VisuallyHidden></small></span>
          </li>
        ))}
      </ul>
    </>
  );
};
