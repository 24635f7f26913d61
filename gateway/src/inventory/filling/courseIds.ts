import { AREAS, type Area } from './places.ts';

export const ALL_COURSES = 2000;
const FIRST_ID = 10_001;

/** Every area once, then always the area that is furthest behind its weight: any first part of the ids is spread alike. */
function schedule(): Area[] {
  const total = AREAS.reduce((sum, area) => sum + area.weight, 0);
  const given = AREAS.map(() => 1);
  const order = [...AREAS];
  while (order.length < ALL_COURSES) {
    const behind = AREAS.map(
      (area, index) => (area.weight / total) * (order.length + 1) - given[index]!,
    );
    const next = behind.indexOf(Math.max(...behind));
    given[next]! += 1;
    order.push(AREAS[next]!);
  }
  return order;
}

const order = schedule();

/** The first `count` course ids. */
export function courseIds(count: number): number[] {
  return order.slice(0, count).map((_, index) => FIRST_ID + index);
}
export function areaOfCourse(id: number): Area {
  return order[id - FIRST_ID]!;
}
/** 0 for the first course. */
export function courseIndex(id: number): number {
  return id - FIRST_ID;
}

const ordinals = order.map(
  (area, index) => order.slice(0, index).filter((earlier) => earlier === area).length,
);
/** 0 for the first course of its area. */
export function indexInArea(id: number): number {
  return ordinals[id - FIRST_ID]!;
}
