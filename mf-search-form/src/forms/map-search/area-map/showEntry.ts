/** Gives the id of a course's entry in the list. */
export function entryId(courseId: number): string {
  return `map-course-${courseId}`;
}

/**
 * Scrolls to the entry of a course and focuses its link. Returns false when the list has no such
 * entry.
 */
export function showEntry(courseId: number): boolean {
  const entry = document.getElementById(entryId(courseId));
  if (!entry) return false;
  const { scrollWidth = 0, clientWidth = 0 } = entry.parentElement ?? {};
  entry.scrollIntoView(
    scrollWidth > clientWidth ? { block: 'nearest', inline: 'center' } : { block: 'center' },
  );
  entry.querySelector('a')?.focus({ preventScroll: true });
  return true;
}
