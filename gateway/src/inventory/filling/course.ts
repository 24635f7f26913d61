import { ROADS_OF_PREFECTURE } from 'shared-contracts/roads';
import { type CourseFlag, courseBits } from '../flags.ts';
import type { CourseTable } from '../tables.ts';
import { toSearchText } from '../toSearchText.ts';
import { areaOfCourse, courseIndex } from './courseIds.ts';
import { courseName, SEASIDE } from './courseName.ts';
import { golfTaxOf } from './fees.ts';
import { placeName, PLACE_NAMES } from './placeNames.ts';
import { type Draw, drawFrom } from './random.ts';

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

function positionOf(id: number, draw: Draw): { lat: number; lon: number } {
  const place = draw.pick(areaOfCourse(id).places);
  const angle = draw.next() * 2 * Math.PI;
  const away = Math.sqrt(draw.next()) * place.radius;
  return {
    lat: Math.round((place.lat + away * Math.sin(angle)) * SCALE),
    lon: Math.round((place.lon + away * Math.cos(angle)) * SCALE),
  };
}

/** Returns an invented town; every prefecture has six. */
function cityOf(id: number, draw: Draw): City {
  const { pref, country } = areaOfCourse(id);
  if (country > 0) return draw.pick(OVERSEAS_CITIES[country] ?? []);
  const place = placeName((pref * 41 + draw.between(0, 5) * 97) % PLACE_NAMES);
  const [kind, latin] = draw.chance(0.75) ? ['市', 'City'] : ['町', 'Town'];
  return { city: place.text + kind, city_latin: `${place.latin} ${latin}` };
}

function accessOf(
  id: number,
  draw: Draw,
): Pick<CourseTable, 'road' | 'interchange' | 'interchange_latin' | 'distance_km'> {
  const roads = ROADS_OF_PREFECTURE[areaOfCourse(id).pref] ?? [];
  if (roads.length === 0 || draw.chance(WITHOUT_INTERCHANGE))
    return { road: 0, interchange: '', interchange_latin: '', distance_km: 0 };
  const place = placeName((courseIndex(id) * 13 + 5) % PLACE_NAMES);
  const [side, sideLatin] = draw.pick(SIDES);
  return {
    road: draw.pick(roads),
    interchange: `${place.text}${side}IC`,
    interchange_latin: `${place.latin}${sideLatin} IC`,
    distance_km: Math.max(1, Math.round(35 * draw.next() ** 1.7)),
  };
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
  const { pref, country } = areaOfCourse(id);
  const { text, kana, latin } = courseName(id, areaOfCourse(id), draw);
  return {
    id,
    name: text,
    kana,
    name_latin: latin,
    search_name: toSearchText(`${text} ${kana} ${latin}`),
    pref,
    country,
    ...cityOf(id, draw),
    category: text.includes(SEASIDE) ? SEASIDE_CATEGORY : draw.pick(OTHER_CATEGORIES),
    flags: flagsOf(draw),
    ...golfTaxOf(id),
    ...accessOf(id, draw),
    ...positionOf(id, draw),
    reservations: Math.round(12_000 * draw.next() ** 2),
    reviews: Math.round(40 + 2600 * draw.next() ** 2),
    ...ratings(draw),
  };
}
