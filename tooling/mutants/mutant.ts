/** A change that takes a behaviour out of the product, and the test that then fails. */
export interface Mutant {
  /** A short name: `csp-objects`; that of a requirement begins with its id: `R4.06 clear-options`. */
  readonly id: string;
  /** What goes wrong without the behaviour. */
  readonly without: string;
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

/** Returns the source without the behaviour. Throws unless its text stands there exactly once. */
export function mutate(source: string, { id, file, text, mutant }: Mutant): string {
  const [before, after, ...more] = source.split(text);
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${id}: its text must stand in ${file} exactly once.`);
  return before + mutant + after;
}
