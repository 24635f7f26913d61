import type { SearchCondition } from 'shared-contracts/search';
import { Icon } from 'shared-ui/icons';
import { useHost } from 'shared-ui/island';
import { areaInView, boundsOf, type MapBox } from 'shared-ui/japan-map';
import { useTranslations } from 'shared-ui/messages';
import { mapHref } from '../mapAddress.ts';
import styles from './AreaStage.module.css';

interface SearchHereProps {
  readonly condition: SearchCondition;
  /** The part of the map in view. */
  readonly target: MapBox;
  readonly onSearched: () => void;
}

/**
 * R2.17: searches the part of the map that the visitor has moved to. The page keeps its position.
 */
export function SearchHere({ condition, target, onSearched }: SearchHereProps) {
  const t = useTranslations('map');
  const host = useHost();
  const searchHere = () => {
    host.navigate(
      mapHref({ ...condition, area: areaInView(target, condition.area) }, boundsOf(target)),
      { keepPosition: true },
    );
    onSearched();
  };
  return (
    <button type="button" className={styles.again} onClick={searchHere}>
      <Icon name="search" size={18} />
      {t('searchHere')}
    </button>
  );
}
