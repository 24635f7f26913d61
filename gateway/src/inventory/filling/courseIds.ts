import { AREAS, type Area } from './places.ts';

export const ALL_COURSES = 2000;
const FIRST_ID = 10_001;

/**
 * Returns the area of every course in the order of the ids: each area once, then always the area
 * that is furthest behind its weight. So the first ids of any number are spread over the areas
 * alike.
 */
function schedule(): Area[] {
  const total = AREAS.reduce((sum, area) => sum + area.weight, 0);
  const given = new Map(AREAS.map((area) => [area, 1]));
  const order = [...AREAS];
  const coursesBehind = (area: Area): number =>
    (area.weight / total) * (order.length + 1) - (given.get(area) ?? 0);
  while (order.length < ALL_COURSES) {
    const next = AREAS.reduce((most, area) =>
      coursesBehind(area) > coursesBehind(most) ? area : most,
    );
    given.set(next, (given.get(next) ?? 0) + 1);
    order.push(next);
  }
  return order;
}

const order = schedule();

function known<Item>(list: readonly Item[], id: number): Item {
  const item = list[id - FIRST_ID];
  if (item === undefined) throw new RangeError(`There is no course ${id}`);
  return item;
}

/** Returns the first `count` course ids. */
export function courseIds(count: number): number[] {
  return order.slice(0, count).map((_, index) => FIRST_ID + index);
}
/** Returns the area of a course. Throws a RangeError for an unknown id. */
export function areaOfCourse(id: number): Area {
  return known(order, id);
}
/** Returns the place of a course among all courses, 0 for the first. */
export function courseIndex(id: number): number {
  return id - FIRST_ID;
}

const ordinals = order.map(
  (area, index) => order.slice(0, index).filter((earlier) => earlier === area).length,
);
/**
 * Returns the place of a course among those of its area, 0 for the first. Throws a RangeError for
 * an unknown id.
 */
export function indexInArea(id: number): number {
  return known(ordinals, id);
}
