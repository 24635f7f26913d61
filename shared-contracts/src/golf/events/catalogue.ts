import * as z from 'zod/mini';

/**
 * Everything that a widget may say to the others, under a name `<owner>:<past-event>`. Each event
 * has a sender and a hearer in the product (tooling/contract-use/events.test.ts). A schema uses
 * object, array, string, number, boolean, enum and optional only, so that a program can compare two
 * versions of it. `kept` keeps the last value for widgets that subscribe later.
 */
export const EVENTS = {
  /**
   * R4.19: the form accepted a search; `query` is what the address holds from now on. A new search
   * reaches the results by the address alone. The results hear this event to come back when the
   * visitor submits the same search again after an error emptied them, because the address does not
   * change then.
   */
  'search-form:search-submitted': {
    version: 1,
    kept: false,
    schema: z.object({ query: z.string() }),
  },
  /** R4.19: the form found an error; the results are emptied. */
  'search-form:validation-failed': {
    version: 1,
    kept: false,
    schema: z.object({ code: z.string(), message: z.string() }),
  },
  /**
   * R4.24: the visitor chose an area in this region (101 to 108); the content blocks of that region
   * are read.
   */
  'search-form:region-changed': {
    version: 1,
    kept: true,
    schema: z.object({ region: z.number() }),
  },
  /**
   * A result page is on the screen; `pages` is 0 when nothing was found. The shell asks search
   * engines not to keep an empty one.
   */
  'results:search-completed': {
    version: 1,
    kept: true,
    schema: z.object({ query: z.string(), count: z.number(), page: z.number(), pages: z.number() }),
  },
} as const;

/** Says whether the catalogue holds an event of this name. */
export function isEventName(name: string): name is keyof typeof EVENTS {
  return Object.hasOwn(EVENTS, name);
}
