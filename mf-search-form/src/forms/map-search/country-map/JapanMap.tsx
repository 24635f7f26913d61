import { PREFECTURES, prefectureName, REGIONS } from 'shared-contracts/areas';
import type { SearchCondition } from 'shared-contracts/search';
import { useLabel } from 'shared-ui/island';
import { PREFECTURE_PATHS, toViewBox } from 'shared-ui/japan-map';
import { useTranslations } from 'shared-ui/messages';
import { useFollow } from 'shared-ui/page-link';
import { areaHref } from '../mapAddress.ts';
import { stepOf } from './hitSteps.ts';
import styles from './JapanMap.module.css';
import { Legend } from './Legend.tsx';

/** What the map and the list beside it show together. */
export interface Pointing {
  readonly condition: SearchCondition;
  readonly hitsOf: (code: number) => number;
  /** The prefecture under the pointer or in focus, in the map or in the list; 0 means none. */
  readonly pointed: number;
  readonly onPoint: (code: number) => void;
}

interface JapanMapProps extends Pointing {
  /** The most hits of any prefecture, which sets the shades. */
  readonly most: number;
}

/** Links to the map of each region. */
function RegionLinks({ condition }: Pick<Pointing, 'condition'>) {
  const t = useTranslations('map');
  const label = useLabel();
  const follow = useFollow();
  return (
    <nav aria-label={t('regions')} className={styles.regions}>
      {REGIONS.map(({ code, name }) => (
        <a key={code} href={areaHref(condition, code)} className={styles.region} onClick={follow}>
          {label(name)}
        </a>
      ))}
    </nav>
  );
}

/** Defines the hatching of a prefecture without hits. */
function Hatching() {
  return (
    <defs>
      <pattern
        id="map-none"
        width="5"
        height="5"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="5" height="5" className={styles.noneGround} />
        <path d="M0 0v5" className={styles.noneLine} />
      </pattern>
    </defs>
  );
}

const OKINAWA = 47;
/** All of Japan without Okinawa, whose islands lie far off. */
const WITHOUT_OKINAWA = { x: 90, y: 0, width: 348, height: 434 };
/** The lines around Okinawa, which is drawn south of Shikoku. */
const INSET = 'M204 436V378l14-14h112';

/** What a finger touches of Okinawa, whose islands are too small for it. */
const INSET_BOX = { x: 206, y: 366, width: 112, height: 66 };

/** Moves Okinawa into its inset; the others stay. */
function placeOf(code: number): string | undefined {
  return code === OKINAWA ? 'translate(214 -88)' : undefined;
}

/** Draws the outline of every prefecture as a link, in the shade of its hits. */
function Prefectures({
  condition,
  hitsOf,
  pointed,
  onPoint,
  most,
  nameOf,
}: JapanMapProps & { readonly nameOf: (code: number) => string }) {
  const follow = useFollow();
  return PREFECTURES.map(({ code }) => (
    <a
      key={code}
      href={areaHref(condition, code)}
      aria-label={nameOf(code)}
      className={styles.prefecture}
      data-step={stepOf(hitsOf(code), most)}
      data-pointed={pointed === code || undefined}
      onClick={follow}
      onPointerEnter={() => onPoint(code)}
      onPointerLeave={() => onPoint(0)}
      onFocus={() => onPoint(code)}
      onBlur={() => onPoint(0)}
    >
      {code === OKINAWA && <rect {...INSET_BOX} className={styles.touched} />}
      <path d={PREFECTURE_PATHS[code - 1]} transform={placeOf(code)} />
    </a>
  ));
}

/** Shows Japan with a link for each prefecture; a prefecture without hits is hatched. */
export function JapanMap(props: JapanMapProps) {
  const { condition, hitsOf, pointed, most } = props;
  const t = useTranslations('map');
  const label = useLabel();
  const nameOf = (code: number) =>
    t('prefectureHits', { name: label(prefectureName(code)), count: hitsOf(code) });
  return (
    <div className={styles.frame}>
      <RegionLinks condition={condition} />
      <svg
        className={styles.map}
        viewBox={toViewBox(WITHOUT_OKINAWA)}
        role="group"
        aria-label={t('japan')}
      >
        <Hatching />
        <Prefectures {...props} nameOf={nameOf} />
        {/* drawn last, so that its neighbours do not cover its edge */}
        {pointed > 0 && (
          <path
            className={styles.edge}
            d={PREFECTURE_PATHS[pointed - 1]}
            transform={placeOf(pointed)}
          />
        )}
        <path className={styles.inset} d={INSET} aria-hidden="true" />
      </svg>
      <p className={styles.readout} aria-hidden="true">
        {pointed > 0 ? nameOf(pointed) : t('pointHint')}
      </p>
      <Legend most={most} />
    </div>
  );
}
