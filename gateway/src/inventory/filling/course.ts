import { ROADS_OF_PREFECTURE } from 'shared-contracts/roads';
import { type CourseFlag, courseBits } from '../flags.ts';
import type { CourseTable } from '../tables.ts';
import { toSearchText } from '../toSearchText.ts';
import { areaOfCourse } from './courseIds.ts';
import { courseName, SEASIDE } from './courseName.ts';
import { golfTaxOf } from './fees.ts';
import type { Area } from './places.ts';
import { type Draw, drawFrom } from './random.ts';
import { positionIn, type Town, townAt } from './towns.ts';

const SCALE = 100_000;
/** Values of c_cd (R5.06): by the sea, and the others by how often they occur. */
const SEASIDE_CATEGORY = 5;
const OTHER_CATEGORIES = [1, 1, 2, 2, 3, 4, 6];
type City = Pick<CourseTable, 'city' | 'city_latin'>;
const OVERSEAS_CITIES: Readonly<Record<number, readonly City[]>> = {
  1: [
    { city: 'ケアラニ地区', city_latin: 'Kealani' },
    { city: 'ハウオリ地区', city_latin: 'Hauoli' },
  ],
  2: [{ city: 'タモリナ地区', city_latin: 'Tamolina' }],
  3: [{ city: 'ラウラ地区', city_latin: 'Laura' }],
  4: [
    { city: 'スワンナラ郡', city_latin: 'Suwannara District' },
    { city: 'バンリム郡', city_latin: 'Banlim District' },
  ],
  5: [
    { city: 'ソンハイン郡', city_latin: 'Song Hain District' },
    { city: 'ホアミン郡', city_latin: 'Hoa Minh District' },
  ],
};
/** What the name of an interchange may have behind that of its place. */
const SIDES = [
  ['', ''],
  ['', ''],
  ['東', ' Higashi'],
  ['西', ' Nishi'],
  ['中央', ' Chuo'],
  ['南', ' Minami'],
] as const;
/**
 * The share of courses without an interchange nearby. Prefectures without an expressway have none
 * at all.
 */
const WITHOUT_INTERCHANGE = 0.06;

type Access = Pick<CourseTable, 'road' | 'distance_km'> & {
  /** What the interchange's name has behind that of its place. */
  readonly side: (typeof SIDES)[number];
};

/** Draws the way to a course; undefined without an interchange nearby. */
function accessOf(pref: number, draw: Draw): Access | undefined {
  const roads = ROADS_OF_PREFECTURE[pref] ?? [];
  if (roads.length === 0 || draw.chance(WITHOUT_INTERCHANGE)) return undefined;
  return {
    side: draw.pick(SIDES),
    road: draw.pick(roads),
    distance_km: Math.max(1, Math.round(35 * draw.next() ** 1.7)),
  };
}

/** Returns the road, and the interchange, which is named after the town. */
function interchangeOf(
  access: Access | undefined,
  { place }: Town,
): Pick<CourseTable, 'road' | 'interchange' | 'interchange_latin' | 'distance_km'> {
  if (access === undefined)
    return { road: 0, interchange: '', interchange_latin: '', distance_km: 0 };
  const {
    road,
    distance_km,
    side: [side, latin],
  } = access;
  return {
    road,
    interchange: `${place.text}${side}IC`,
    interchange_latin: `${place.latin}${latin} IC`,
    distance_km,
  };
}

/** Draws a city overseas; undefined in Japan, where a course lies in the nearest town. */
function overseasCity({ country }: Area, draw: Draw): City | undefined {
  if (country > 0) return draw.pick(OVERSEAS_CITIES[country] ?? []);
  // these two have chosen the town before towns had positions; what is drawn after them stays as it was
  draw.next();
  draw.next();
  return undefined;
}

/** Draws the ratings of a course; each lies near its overall rating. */
function ratings(draw: Draw) {
  const overall = draw.between(32, 47);
  const near = () => Math.min(50, Math.max(20, overall + draw.between(-6, 6)));
  return {
    overall,
    staff: near(),
    facility: near(),
    meal: near(),
    cost_performance: near(),
    maintenance: near(),
    distance: near(),
    fairway: near(),
    layout: near(),
    green: near(),
    atmosphere: near(),
  };
}

function flagsOf(draw: Draw): number {
  const chances: readonly (readonly [CourseFlag, number])[] = [
    ['shortCourse', 0.05],
    ['practice', 0.7],
    ['fairwayWidth', 0.45],
    ['bath', 0.8],
  ];
  return courseBits(
    chances.filter(([, probability]) => draw.chance(probability)).map(([flag]) => flag),
  );
}

/** Returns the course of this id; it is the same on every machine and every day. */
export function toCourse(id: number): CourseTable {
  const draw = drawFrom(id, 1);
  const area = areaOfCourse(id);
  const { text, kana, latin } = courseName(id, area, draw);
  const overseas = overseasCity(area, draw);
  const category = text.includes(SEASIDE) ? SEASIDE_CATEGORY : draw.pick(OTHER_CATEGORIES);
  const flags = flagsOf(draw);
  const access = accessOf(area.pref, draw);
  const position = positionIn(area, draw);
  const town = townAt(area, position);
  return {
    id,
    name: text,
    kana,
    name_latin: latin,
    search_name: toSearchText(`${text} ${kana} ${latin}`),
    pref: area.pref,
    country: area.country,
    ...(overseas ?? { city: town.text, city_latin: town.latin }),
    category,
    flags,
    ...golfTaxOf(id),
    ...interchangeOf(access, town),
    lat: Math.round(position.lat * SCALE),
    lon: Math.round(position.lon * SCALE),
    reservations: Math.round(12_000 * draw.next() ** 2),
    reviews: Math.round(40 + 2600 * draw.next() ** 2),
    ...ratings(draw),
  };
}
