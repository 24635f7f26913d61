import type fc from 'fast-check';

/** Values that are right at every path with this end; the empty end fits every path. */
export type ByEnd<Value> = readonly (readonly [end: string, value: Value])[];

/** A body that is no JSON and no form. */
export interface RawBody {
  readonly type: string;
  readonly text: fc.Arbitrary<string>;
}

/** What a host answers, and what its requests look like where they are right. */
export interface Surface {
  /** `GET /gora/course/search`: method and pattern of each route. */
  readonly routes: readonly string[];
  /**
   * Values of `:parameters` and of `*`, by the end of the pattern up to them: those of the first end
   * that fits.
   */
  readonly parameters: ByEnd<readonly string[]>;
  /** Queries that are right. */
  readonly queries: ByEnd<string>;
  /** JSON bodies that are right; as forms below the paths of `forms`. */
  readonly bodies: ByEnd<unknown>;
  /** The beginnings of paths that take forms. */
  readonly forms: readonly string[];
  readonly rawBodies?: ByEnd<RawBody>;
  /** Headers that open doors: tokens, and the cookies of a session. */
  readonly doors: ByEnd<readonly [name: string, value: string]>;
}

/** Returns what is right at a path. */
export function fitting<Value>(all: ByEnd<Value>, path: string): Value[] {
  return all.filter(([end]) => path.endsWith(end)).map(([, value]) => value);
}
