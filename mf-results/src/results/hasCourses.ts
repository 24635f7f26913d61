import type { CoursePage } from 'shared-contracts/gateway';

/** R4.17: whether the asked page is there; one beyond the end is empty, whatever the reply holds. */
export function hasCourses({ count, pageCount, courses }: CoursePage, page: number): boolean {
  return count > 0 && pageCount >= page && courses.length > 0;
}
