import { placeName, PLACE_NAMES } from './placeNames.ts';
import type { Area } from './places.ts';
import { type Draw, drawFrom } from './random.ts';

/** Degrees. */
export interface Position {
  readonly lat: number;
  readonly lon: number;
}

/** An invented town of a prefecture. */
export interface Town extends Position {
  /** Without its kind: 朝霧崎 */
  readonly place: { readonly text: string; readonly latin: string };
  /** 朝霧崎市 */
  readonly text: string;
  readonly latin: string;
}

const TOWNS = 6;
/** Three of four towns are cities. */
const KINDS = [
  ['市', 'City'],
  ['市', 'City'],
  ['町', 'Town'],
  ['市', 'City'],
] as const;

/** Draws a position in one of the circles of an area, each part of a circle as likely as another. */
export function positionIn({ places }: Area, draw: Draw): Position {
  const place = draw.pick(places);
  const angle = draw.next() * 2 * Math.PI;
  const away = Math.sqrt(draw.next()) * place.radius;
  return { lat: place.lat + away * Math.sin(angle), lon: place.lon + away * Math.cos(angle) };
}

function townsOf(area: Area): readonly Town[] {
  return Array.from({ length: TOWNS }, (_, index) => {
    const place = placeName((area.pref * 41 + index * 97) % PLACE_NAMES);
    const [kind, latin] = KINDS[(area.pref + index) % KINDS.length] ?? KINDS[0];
    return {
      place,
      text: place.text + kind,
      latin: `${place.latin} ${latin}`,
      ...positionIn(area, drawFrom(area.pref, index, 13)),
    };
  });
}

const known = new Map<Area, readonly Town[]>();

/** Returns the town of a prefecture that lies nearest to a position. */
export function townAt(area: Area, { lat, lon }: Position): Town {
  const towns = known.get(area) ?? townsOf(area);
  known.set(area, towns);
  // a degree of longitude is shorter than one of latitude
  const width = Math.cos((lat * Math.PI) / 180);
  const far = (town: Town) => (town.lat - lat) ** 2 + ((town.lon - lon) * width) ** 2;
  return towns.reduce((nearest, town) => (far(town) < far(nearest) ? town : nearest));
}
