import * as z from 'zod/mini';

/** Returns the schema of a text of so many characters at most, which a database can keep. */
function text(most: number) {
  // oxlint-disable-next-line no-control-regex -- PostgreSQL keeps no text with a zero
  return z.string().check(z.maxLength(most), z.regex(/^[^\0]*$/));
}

const group = {
  /** `widget@version`, or `shell`. */
  widget: text(120),
  /** The class of the error: `TypeError`. */
  name: text(60),
  /** The message without its numbers. */
  message: text(300),
  /**
   * The first frame in the widget's own files, `remotes/mf-ads/1.0.0/widget.js:1:20`; empty if there is none.
   * The registry tells the place in the sources, `mf-ads/src/drawBanner.ts:12:5`, where it has the map.
   */
  place: text(300),
  /** The frames of one of these errors, one a line; the registry tells those of the sources likewise. */
  stack: text(2000),
  count: z.int().check(z.minimum(1), z.maximum(1_000_000)),
} as const;

/** The most groups in one report of a shell server. */
export const MOST_REPORTED_GROUPS = 50;

/** `POST /errors` of the registry: the errors of browsers that a shell server heard of lately. */
export const errorReports = z.object({
  /** A report that is sent again because no reply came has the same id and counts once. */
  id: z.string().check(z.regex(/^[\w-]{16,60}$/)),
  groups: z.array(z.object(group)).check(z.maxLength(MOST_REPORTED_GROUPS)),
});
export type ErrorReports = z.infer<typeof errorReports>;
export type ReportedErrors = ErrorReports['groups'][number];

/** `GET /errors` of the registry: the groups of the last 24 hours, the most frequent first. */
export const errorsReply = z.object({
  groups: z.array(
    z.object({
      ...group,
      /** In the last 24 hours. */
      count: z.number(),
      /** Milliseconds since 1970. */
      firstSeen: z.number(),
      /** Milliseconds since 1970. */
      lastSeen: z.number(),
    }),
  ),
});
export type ErrorGroup = z.infer<typeof errorsReply>['groups'][number];
