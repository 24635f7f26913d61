/**
 * What a first paint, a renderer and a version may take at most (ADR 030). A first paint above a
 * limit is left to the browser.
 */
export const LIMITS = {
  /** Characters of the HTML of one first paint; the largest of this site has 180,000. */
  html: 1_000_000,
  /** Characters of its data as JSON, and of its data for search engines. */
  data: 1_000_000,
  /** Calls to the gateway for one first paint; the results make up to eight. */
  calls: 40,
  /** First paints that one renderer has at once, with those that wait for the gateway. */
  paints: 32,
  /** First paints of one renderer that do not wait for the gateway, before another one is asked. */
  busyPaints: 4,
  /** First paints of one version that wait for a renderer: a page may have five slots of one version. */
  waiting: 256,
  /** First paints of one renderer for which nobody waits any more and which do not end. */
  dropped: 256,
  /** Bytes of the paints of one version that the shell knows, with the answers that they are made of. */
  knownPaints: 2_000_000,
  /** Bytes of the paints that one renderer keeps. */
  keptPaints: 8_000_000,
  /** Stops and crashes of one version within `stopWindow` milliseconds. */
  stops: 3,
  stopWindow: 60_000,
  /**
   * Milliseconds that a renderer may take to load its bundle. The deadline of a first paint starts
   * after it.
   */
  start: 3000,
  /**
   * A try has so many times the time of a first paint for which somebody waits: it gets only the
   * processor that nobody else wants.
   */
  tryTimes: 3,
  /**
   * Milliseconds for which a version rests that has failed its try, or had too many stops, at first;
   * each time twice as long, up to `longestRest`.
   */
  rest: 60_000,
  longestRest: 600_000,
  /** Renderers that start at once: a start is all work, and many would all be late. */
  starts: 4,
  /** Megabytes of the heap of one renderer: old objects, new objects. */
  oldHeap: 128,
  youngHeap: 32,
  /**
   * Kilobytes of all memory that one renderer may write (Linux). Node reserves half of them for
   * compiled code.
   */
  segment: 1_000_000,
  /** Bytes of one message of a renderer: HTML, data and JSON-LD in UTF-8. */
  message: 10_000_000,
  /** Objects of JSON-LD of one first paint. */
  structured: 100,
  /** Characters of the title of a page, and of its description. */
  about: 500,
  /** Characters of the path, of the query, and of the error of a renderer. */
  words: 20_000,
  /** Bytes that one renderer may write to the log within `logWindow` milliseconds. */
  log: 20_000,
  logWindow: 60_000,
} as const;
