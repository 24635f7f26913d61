import { useId, useState, type ReactNode } from 'react';
import { useTranslations } from 'shared-ui/messages';
import { OVERSEAS } from 'shared-contracts/areas';
import type { Course, Plan } from 'shared-contracts/gateway';
import type { SearchCondition } from 'shared-contracts/search';
import { useHost } from 'shared-ui/island';
import { useResultPage } from '../result-address/resultHref.ts';
import styles from './HitsMap.module.css';
import { HitsOnMap } from './HitsOnMap.tsx';
import { mapKey } from './mapKey.ts';
import { MapList } from './MapList.tsx';
import { MapFailed, NothingOnMap } from './MapState.tsx';
import { MapWaiting } from './MapWaiting.tsx';
import { useCourseMap } from './useCourseMap.ts';

export interface HitsMapProps {
  readonly condition: SearchCondition;
  /** The courses of the page with their plans. */
  readonly items: readonly Course[];
  readonly plans: readonly Plan[];
  /** The pager of the list. */
  readonly children: ReactNode;
}

/**
 * The list beside a map of all hits. The list is complete without the map, and a link skips the
 * map.
 */
export function HitsMap({ condition, items, plans, children }: HitsMapProps) {
  const t = useTranslations('map');
  const { device } = useHost();
  const page = useResultPage();
  const after = useId();
  const [active, setActive] = useState<number>();
  const { status, value, retry } = useCourseMap(condition, page);
  const markers = value?.markers.filter(({ prefectureCode }) => prefectureCode !== OVERSEAS) ?? [];
  const list = (
    <MapList
      key="list"
      condition={condition}
      items={items}
      plans={plans}
      active={active}
      onLook={setActive}
    >
      {children}
    </MapList>
  );
  const drawing = () => {
    if (status === 'failed') return <MapFailed onAgain={retry} />;
    if (!value) return <MapWaiting />;
    if (markers.length === 0) return <NothingOnMap condition={condition} count={value.count} />;
    return (
      <HitsOnMap
        condition={condition}
        hitsKey={mapKey(condition, page)}
        markers={markers}
        active={active}
        onLook={setActive}
      />
    );
  };
  const map = (
    <div key="map" className={styles.side}>
      <a className={styles.skip} href={`#${after}`}>
        {t('skip')}
      </a>
      {drawing()}
      <span id={after} tabIndex={-1} />
    </div>
  );
  // the document has them in the order on the screen: a phone shows the list below the map, a
  // desktop before it
  return <div className={styles.split}>{device === 'MB' ? [map, list] : [list, map]}</div>;
}
