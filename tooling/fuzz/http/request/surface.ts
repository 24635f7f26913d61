import type fc from 'fast-check';

/** What a host answers, and what its requests look like where they are right. */
export interface Surface {
  /** `GET /gora/course/search`: method and pattern of each route. */
  readonly routes: readonly string[];
  /** Values of `:parameters` and of `*`. */
  readonly parameters: readonly string[];
  /** Queries that are right. */
  readonly queries: readonly string[];
  /** JSON bodies that are right, by the end of the route's path; the empty end fits every route. */
  readonly bodies: readonly (readonly [end: string, body: unknown])[];
  /** Bodies of another type, by the end of the route's path. */
  readonly rawBodies?: readonly (readonly [
    end: string,
    type: string,
    body: fc.Arbitrary<string>,
  ])[];
  /** Headers that open doors: tokens, and the cookies of a session. */
  readonly doors: readonly (readonly [name: string, value: string])[];
}
