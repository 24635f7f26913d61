import { memo } from 'react';
import { prefectureName } from 'shared-contracts/areas';
import { useLabel } from 'shared-ui/island';
import { PREFECTURE_BOXES, PREFECTURE_PATHS } from 'shared-ui/japan-map';
import styles from './HitsMap.module.css';

interface LandProps {
  /** The searched prefectures, by JIS code. */
  readonly searched: readonly number[];
  /** Units of the drawing for one pixel. */
  readonly unit: number;
}

/** The map names the searched prefectures only when there are at most this many. */
const MOST_NAMES = 12;

/** The outlines of the prefectures. The searched ones have another colour and a name. */
export const Land = memo(({ searched, unit }: LandProps) => {
  const label = useLabel();
  return (
    <g aria-hidden="true">
      {PREFECTURE_PATHS.map((path, index) => (
        <path
          key={path}
          d={path}
          vectorEffect="non-scaling-stroke"
          className={
            searched.length === 0 || searched.includes(index + 1) ? styles.searched : styles.land
          }
        />
      ))}
      {searched.length <= MOST_NAMES &&
        searched.map((code) => {
          const box = PREFECTURE_BOXES[code - 1];
          return (
            box && (
              <text
                key={code}
                x={box.x + box.width / 2}
                y={box.y + box.height / 2}
                fontSize={13 * unit}
                textAnchor="middle"
                className={styles.place}
              >
                {label(prefectureName(code))}
              </text>
            )
          );
        })}
    </g>
  );
});
Land.displayName = 'Land';
