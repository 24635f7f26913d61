import type { CoursePage } from 'shared-contracts/gateway';

/**
 * R4.17: returns true when the asked page exists and has courses. A page beyond the end has none,
 * whatever the reply holds.
 */
export function hasCourses({ count, pageCount, courses }: CoursePage, page: number): boolean {
  return count > 0 && pageCount >= page && courses.length > 0;
}
