import * as z from 'zod/mini';

/**
 * Everything that a widget may say to the others: `<owner>:<past-event>`. A schema uses object, array, string, number,
 * boolean, enum and optional only, so that a program can compare two versions of it. `kept` keeps the last value for
 * widgets that arrive late.
 */
export const EVENTS = {
  /** A search left the form; `query` is what the address now holds. */
  'search-form:search-submitted': {
    version: 1,
    kept: false,
    schema: z.object({ query: z.string() }),
  },
  /** R4.19: the form found an error, so the results are emptied. */
  'search-form:validation-failed': {
    version: 1,
    kept: false,
    schema: z.object({ code: z.string(), message: z.string() }),
  },
  /** The region (101 to 108) that the visitor looks at; content follows it (R4.24). */
  'search-form:region-changed': {
    version: 1,
    kept: true,
    schema: z.object({ region: z.number() }),
  },
  /** A result page is on the screen. `pages` is 0 where nothing was found. */
  'results:search-completed': {
    version: 1,
    kept: true,
    schema: z.object({ query: z.string(), count: z.number(), page: z.number(), pages: z.number() }),
  },
  /** The courses chosen for comparison, by id. */
  'results:compare-changed': {
    version: 1,
    kept: true,
    schema: z.object({ courseIds: z.array(z.number()) }),
  },
  /** R4.20: the member call has ended; `isLogin` is false after a failure too. */
  'member-panel:member-loaded': {
    version: 1,
    kept: true,
    schema: z.object({ isLogin: z.boolean() }),
  },
  /** R9.04: a sponsored course was followed. */
  'ads:course-clicked': { version: 1, kept: false, schema: z.object({ courseId: z.number() }) },
} as const;

export function isEventName(name: string): name is keyof typeof EVENTS {
  return Object.hasOwn(EVENTS, name);
}
