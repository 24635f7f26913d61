import { memo } from 'react';
import { prefectureName } from 'shared-contracts/areas';
import { useLabel } from '../island/Island.tsx';
import {
  PREFECTURE_BOXES,
  PREFECTURE_PATHS,
  prefecturesInView,
  toViewBox,
  type MapBox,
} from '../japan-map/index.ts';
import { useFollow } from '../page-link/index.ts';
import styles from './CourseMap.module.css';
import { toShare } from './toShare.ts';

interface GroundProps {
  readonly view: MapBox;
  /** The codes of the searched prefectures; none for all of Japan. */
  readonly prefectures: readonly number[];
  /** Gives the link of a prefecture beside the searched ones. */
  readonly neighbourHref: ((code: number) => string) | undefined;
}

/** The map names the searched prefectures only when there are at most this many. */
const MOST_NAMES = 12;

/** Says whether the map names the searched prefectures. */
export function isNamed(prefectures: readonly number[]): boolean {
  return prefectures.length <= MOST_NAMES;
}

/**
 * Gives a square around the view, so that the neighbours are there when the map moves. It grows in steps of two, so
 * that they are the same when the browser has measured the frame.
 */
function around({ x, y, width, height }: MapBox): MapBox {
  const side = 3 * 2 ** Math.ceil(Math.log2(Math.max(width, height)));
  return {
    x: x + (width - side) / 2,
    y: y + (height - side) / 2,
    width: side,
    height: side,
  };
}

/** The outline of a prefecture beside the searched ones. */
function Neighbour({
  code,
  neighbourHref,
}: { readonly code: number } & Pick<GroundProps, 'neighbourHref'>) {
  const label = useLabel();
  const follow = useFollow();
  const path = <path className={styles.other} d={PREFECTURE_PATHS[code - 1]} />;
  if (!neighbourHref) return path;
  return (
    <a href={neighbourHref(code)} tabIndex={-1} onClick={follow}>
      <title>{label(prefectureName(code))}</title>
      {path}
    </a>
  );
}

/** The names of the searched prefectures in their middles. */
const Names = memo(({ view, prefectures }: Pick<GroundProps, 'view' | 'prefectures'>) => {
  const label = useLabel();
  if (!isNamed(prefectures)) return null;
  return (
    <svg className={styles.names} aria-hidden="true">
      {prefectures.map((code) => {
        const box = PREFECTURE_BOXES[code - 1];
        return (
          box && (
            <text
              key={code}
              textAnchor="middle"
              {...toShare({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, view)}
            >
              {label(prefectureName(code))}
            </text>
          )
        );
      })}
    </svg>
  );
});
Names.displayName = 'Names';

/**
 * Draws the outlines below the pins. A click on a faded neighbour goes to it where it has a link;
 * the area field does the same for everybody else.
 */
export function Ground({ view, prefectures, neighbourHref }: GroundProps) {
  const isOwn = (code: number) => prefectures.length === 0 || prefectures.includes(code);
  const codes = prefecturesInView(around(view));
  return (
    <>
      <svg
        className={styles.ground}
        viewBox={toViewBox(view)}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {codes
          .filter((code) => !isOwn(code))
          .map((code) => (
            <Neighbour key={code} code={code} neighbourHref={neighbourHref} />
          ))}
        {codes.filter(isOwn).map((code) => (
          <path key={code} className={styles.own} d={PREFECTURE_PATHS[code - 1]} />
        ))}
      </svg>
      <Names view={view} prefectures={prefectures} />
    </>
  );
}
