/** A defence of the product, how to take it out, and the test that then fails. */
export interface Defence {
  /** A short name: `csp-objects`. */
  readonly id: string;
  /** What nobody can do while it stands. */
  readonly against: string;
  /** The path of its file from the root of the repository. */
  readonly file: string;
  /** Its text, which stands in the file exactly once. */
  readonly text: string;
  /** What stands in its place in the mutant. */
  readonly mutant: string;
  /** The test that fails without it. */
  readonly test: {
    /** The path from the root of the repository. */
    readonly file: string;
    /** The title as the file writes it: with `%s` in it. */
    readonly title: string;
  };
}

/** Returns the source without the defence. Throws unless its text stands there exactly once. */
export function withoutDefence(source: string, { id, file, text, mutant }: Defence): string {
  const [before, after, ...more] = source.split(text);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${id}: its text must stand in ${file} exactly once.`);
  return before + mutant + after;
}
