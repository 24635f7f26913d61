export function entryId(courseId: number): string {
  return `map-course-${courseId}`;
}

/** Brings a course's entry into sight, in the strip beside its neighbours, and the focus to it. */
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
