import * as z from 'zod/mini';

/**
 * What the site's auth server answers the registry about the session of who acts on releases; the
 * first item counts.
 */
export const staffSessionReply = z.object({
  data: z.tuple(
    [
      z.object({
        staff_id: z.string().check(z.regex(/^[\w.@-]{1,80}$/)),
        /** The seconds since the person proved their secret. */
        session_age: z.optional(z.number()),
      }),
    ],
    z.unknown(),
  ),
});

/** Seconds after a sign-in in which an act on releases needs no further proof. */
const FRESH = 600;

/** Whether the person proved their secret just now. An auth server that does not say so has not. */
export function isFresh({
  session_age: age,
}: {
  readonly session_age?: number | undefined;
}): boolean {
  return age !== undefined && age <= FRESH;
}
