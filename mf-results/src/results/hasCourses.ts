import type { CourseSearchReply } from 'shared-contracts/gateway';

/** R4.17: whether the asked page is there; one beyond the end is empty, whatever the reply holds. */
export function hasCourses(
  { search_cnt, page_cnt, items }: CourseSearchReply,
  page: number,
): boolean {
  return search_cnt > 0 && page_cnt >= page && items.length > 0;
}
