/** The names in the query of a course's sheet: of the course, which stands in its path, and of what `courseSheetHref` writes. */
export const COURSE_SHEET_NAMES: readonly string[] = ['course', 'date', 'players', 'tp'];

/** What the address of a course's sheet names. What is absent, empty or 0 is left out. */
export interface CourseSheetAddress {
  readonly courseId: number;
  /** The day whose plans and times are shown, `YYYY-MM-DD`. */
  readonly playDate?: string | undefined;
  /** 2 to 4; 0 when the party is not known. */
  readonly players?: number;
  /** The campaign that brought the visitor here (`tp`). */
  readonly campaign?: string;
}

/** Returns the address of a course's sheet on this site. */
export function courseSheetHref({
  courseId,
  playDate,
  players,
  campaign,
}: CourseSheetAddress): string {
  const query = [
    playDate && `date=${playDate}`,
    players && `players=${players}`,
    campaign && `tp=${encodeURIComponent(campaign)}`,
  ].filter(Boolean);
  return `/course/${courseId}/${query.length > 0 ? '?' : ''}${query.join('&')}`;
}
