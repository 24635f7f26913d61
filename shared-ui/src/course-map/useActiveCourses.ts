import { useState } from 'react';

/** Notes which course the pointer or the focus is on, on the map or in the list; 0 means none. */
export type Point = (courseId: number, by: 'pointer' | 'focus') => void;

/**
 * Gives the courses that the map and the list light up. The course in focus stays lit wherever the
 * pointer is: a pressed pin leads to its entry, and the page then moves under the mouse.
 */
export function useActiveCourses(): {
  readonly active: readonly number[];
  readonly onPoint: Point;
} {
  const [pointed, setPointed] = useState({ pointer: 0, focus: 0 });
  const onPoint: Point = (courseId, by) => setPointed((last) => ({ ...last, [by]: courseId }));
  return { active: Object.values(pointed), onPoint };
}
