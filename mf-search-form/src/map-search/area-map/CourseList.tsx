import { prefectureName } from 'shared-contracts/areas';
import { toSearchQuery, type SearchCondition } from 'shared-contracts/search';
import { Icon } from 'shared-ui/icons';
import { useFormat, useLabel } from 'shared-ui/island';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { useTranslations } from 'use-intl';
import { useFollow } from '../../recent-searches/useFollow.ts';
import styles from './Beside.module.css';
import type { PlacedMarker } from './mapView.ts';

interface CourseListProps {
  readonly condition: SearchCondition;
  readonly markers: readonly PlacedMarker[];
  /** The course that the pointer or the focus is on, here or on the map; 0 none. */
  readonly active: number;
  /** Several prefectures are shown, so that each course says its own. */
  readonly several: boolean;
  readonly onPoint: (courseId: number) => void;
}

export const entryId = (courseId: number): string => `map-course-${courseId}`;

/** What the map shows, cheapest first: complete without it. */
export const CourseList = ({ condition, markers, active, several, onPoint }: CourseListProps) => {
  const t = useTranslations('map');
  const label = useLabel();
  const format = useFormat();
  const follow = useFollow();
  const hrefOf = (name: string) => `/search/result/?${toSearchQuery({ ...condition, courseName: name, area: [], country: [], page: 1, view: 'list', compareWith: [], highway: 0, distance: 0 })}`;
  return (
    <>
      <div className={styles.bar}>
        <p className={styles.order}>{t('cheapest')}</p>
        <a href="#map-stage" className={styles.step}><Icon name="map" size={16} />{t('toMap')}</a>
        <a href="#map-list" className={styles.step}><Icon name="list" size={16} />{t('toEntries')}</a>
      </div>
      <ul className={styles.list} aria-label={t('list')}>
        {markers.map(({ c_id: id, c_name: name, pref_cd: code, price }) => (
          // the pointer only shows what the link in it shows by the focus
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={id} id={entryId(id)} className={styles.entry} data-active={active === id || undefined}
            onPointerEnter={() => onPoint(id)} onPointerLeave={() => onPoint(0)} onFocus={() => onPoint(id)} onBlur={() => onPoint(0)}
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
