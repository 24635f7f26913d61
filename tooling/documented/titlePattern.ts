/** What a title leaves to its case: `%j` and `${…}`. */
const CELL = /\$\{[^}]*\}|%[a-z]/;

/**
 * Returns the source of a regular expression for the titles of all runs of a test. `title` is what
 * the file writes.
 */
export function titlePattern(title: string): string {
  return title
    .split(CELL)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
    .join('.*');
}
