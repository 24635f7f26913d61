import { expandRegions, prefectureName } from 'shared-contracts/areas';
import { useLabel } from 'shared-ui/island';
import { PREFECTURE_PATHS, prefecturesInView, toViewBox, type MapBox } from 'shared-ui/japan-map';
import { useFollow } from '../../page-link/useFollow.ts';
import { areaHref, type MapAddress } from '../mapAddress.ts';
import styles from './AreaStage.module.css';

/** Adds some map around the view, so that the neighbours are there when the map moves. */
function around({ x, y, width, height }: MapBox): MapBox {
  return {
    x: x - width,
    y: y - height,
    width: width * 3,
    height: height * 3,
  };
}

/**
 * Draws the outlines below the pins. A click on a faded neighbour goes to it; the area field does
 * the same for everybody else.
 */
export function Ground({
  view,
  address: { condition },
}: {
  readonly view: MapBox;
  readonly address: MapAddress;
}) {
  const label = useLabel();
  const follow = useFollow();
  const asked = expandRegions(condition.area);
  return (
    <svg
      className={styles.ground}
      viewBox={toViewBox(view)}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {prefecturesInView(around(view)).map((code) =>
        asked.includes(code) ? (
          <path key={code} className={styles.own} d={PREFECTURE_PATHS[code - 1]} />
        ) : (
          <a
            key={code}
            href={areaHref(condition, code)}
            tabIndex={-1}
            className={styles.other}
            onClick={follow}
          >
            <title>{label(prefectureName(code))}</title>
            <path d={PREFECTURE_PATHS[code - 1]} />
          </a>
        ),
      )}
    </svg>
  );
}
