import { countryName, OVERSEAS, prefectureName } from 'shared-contracts/areas';
import type { CourseItem } from 'shared-contracts/gateway';
import { roadName } from 'shared-contracts/roads';
import { roadNameInLatin } from 'shared-contracts/roads-in-latin';
import { ALL_HOURS } from '../../inventory/hourLanes.ts';
import type { ShownCourse } from '../../inventory/shownCourse.ts';
import { type ByteText, toByteText } from '../byteText.ts';
import { kept } from '../kept.ts';
import { type ReviewMonths } from './toReviewMonths.ts';
import { toDegrees } from './toDegrees.ts';
import { toTimeZones } from './toTimeZones.ts';

type Row = ShownCourse['course'];

function toEvaluation(course: Row): CourseItem['evaluation'] {
  return {
    overall: course.overall / 10,
    staff: course.staff / 10,
    facility: course.facility / 10,
    meal: course.meal / 10,
    cost_performance: course.cost_performance / 10,
    maintenance: course.maintenance / 10,
    distance: course.distance / 10,
    fairway: course.fairway / 10,
    course: course.layout / 10,
    green: course.green / 10,
    atmosphere: course.atmosphere / 10,
  };
}

/** Returns what an item says of a course whatever is searched, without the way to it. */
function toFacts(
  course: Row,
  reviewMonths: ReviewMonths,
): Omit<CourseItem, 'time_zone_detail' | 'plan_count' | 'access' | 'latin'> {
  return {
    c_id: course.id,
    c_name: course.name,
    pref_cd: course.pref,
    pref_name: course.pref === OVERSEAS ? countryName(course.country) : prefectureName(course.pref),
    city: course.city,
    evaluation: toEvaluation(course),
    review_count: course.reviews,
    ...reviewMonths,
    lat: toDegrees(course.lat),
    lon: toDegrees(course.lon),
  };
}

function toAccess({ road, interchange, distance_km }: Row): Pick<CourseItem, 'access'> {
  return road === 0
    ? {}
    : { access: { road_cd: road, road_name: roadName(road), ic_name: interchange, distance_km } };
}

function toLatin({
  name_latin: c_name,
  city_latin: city,
  interchange_latin: ic_name,
  road,
}: Row): Pick<CourseItem, 'latin'> {
  return [c_name, city, ic_name].every((text) => text === '')
    ? {}
    : { latin: { c_name, city, ic_name, road_name: roadNameInLatin(road) } };
}

/** The text of an item before and after what depends on the search. */
interface Kept {
  readonly months: ReviewMonths;
  readonly before: ByteText;
  readonly after: ByteText;
}

function toKept(course: Row, months: ReviewMonths): Kept {
  const late = toByteText(JSON.stringify({ ...toAccess(course), ...toLatin(course) }).slice(1));
  const facts = toByteText(JSON.stringify(toFacts(course, months)).slice(0, -1));
  return {
    months,
    before: `${facts},"time_zone_detail":`,
    after: late === '}' ? late : `,${late}`,
  };
}

/**
 * The texts of the courses of the index. They go with their rows; rows of SQL are new with each answer,
 * so that they are never found here.
 */
const texts = new WeakMap<Row, Kept>();

const hoursText = kept(ALL_HOURS + 1, (hours: number) => JSON.stringify(toTimeZones(hours)));

/**
 * Returns the item of a course as the contract's JSON (R7.03): fields that may be absent stand last, as
 * Fastify's serialiser writes them.
 */
export function courseText(
  { course, hours, planCount }: ShownCourse,
  months: ReviewMonths,
): ByteText {
  const known = texts.get(course);
  const text = known?.months === months ? known : toKept(course, months);
  if (text !== known) texts.set(course, text);
  return `${text.before}${hoursText(hours)},"plan_count":${planCount}${text.after}`;
}
