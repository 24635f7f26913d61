import { isPrefectureCode } from 'shared-contracts/areas';
import { toDateParts } from 'shared-contracts/format';
import type { MapPayload, SearchCondition } from 'shared-contracts/search';
import { RequestError } from 'server-kit/http/requestError';
import { parseCourseIds } from './parseCourseIds.ts';
import { parseDateRange } from './parseDateRange.ts';

/** What a map asks beside its search condition. An absent part leaves the condition as it is. */
interface MapWishes extends Partial<Pick<SearchCondition, 'area' | 'playDate' | 'widthday'>> {
  /** The only courses that may be on the map; empty for all. */
  readonly courseIds: readonly number[];
}

const NAMES = {
  courses: 'golf_course_ids',
  subdivisions: 'subdivision_codes',
  ranges: 'play_date_ranges',
} as const satisfies Record<string, keyof MapPayload>;

/** Parses `JP-12`, a code of ISO 3166-2. */
function parseSubdivision(text: string): number {
  const code = Number(/^JP-(\d\d)$/.exec(text)?.[1]);
  if (!isPrefectureCode(code))
    throw new RequestError(400, `${NAMES.subdivisions} is not a list of codes such as JP-12`);
  return code;
}

function parseDays([range, ...more]: readonly string[]): Partial<MapWishes> {
  if (range === undefined) return {};
  if (more.length > 0) throw new RequestError(400, `${NAMES.ranges} has more than one range`);
  const { from, to } = parseDateRange(range, NAMES.ranges);
  const { year, month, day } = toDateParts(from);
  return { playDate: { year, month, day }, widthday: to - from + 1 };
}

/**
 * R3.03: reads the payload of a map search from a query. Throws RequestError 400 for a value that is
 * none of its own.
 */
export function readMapPayload(query: string): MapWishes {
  const sent = new URLSearchParams(query);
  const ids = sent.getAll(NAMES.courses);
  const subdivisions = sent.getAll(NAMES.subdivisions);
  return {
    courseIds: ids.length === 0 ? [] : parseCourseIds(ids.join(','), NAMES.courses),
    ...(subdivisions.length > 0 && { area: subdivisions.map(parseSubdivision) }),
    ...parseDays(sent.getAll(NAMES.ranges)),
  };
}
