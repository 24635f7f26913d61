import { useState } from 'react';

/** A course is pointed at, on the map or in the list, by the mouse or the finger, or by the focus; 0 ends it. */
export type Point = (courseId: number, by: 'pointer' | 'focus') => void;

/**
 * The courses that map and list show together. What has the focus stays shown wherever the pointer is: a pin that was pressed leads
 * to its entry, and the page moves on under the mouse.
 */
export function useActiveCourses(): {
  readonly active: readonly number[];
  readonly onPoint: Point;
} {
  const [pointed, setPointed] = useState({ pointer: 0, focus: 0 });
  const onPoint: Point = (courseId, by) => setPointed((last) => ({ ...last, [by]: courseId }));
  return { active: Object.values(pointed), onPoint };
}
