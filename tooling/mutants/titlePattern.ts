/** What a table of cases puts into a title: `%s`, `%j` and the like. */
const CELL = /%[a-z]/;

/** Returns a regular expression for each full name of the tests with this title. */
export function titlePattern(title: string): string {
  return title
    .split(CELL)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
    .join('.*');
}
