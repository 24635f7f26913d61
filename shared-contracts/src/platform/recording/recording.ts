import * as z from 'zod/mini';
import type { Locale, PageName } from '../site.ts';
import { DEVICES } from '../widget/index.ts';

/**
 * The format that this build writes and reads. A change that an older reader would misread
 * increases it.
 */
export const RECORDING_FORMAT = 1;

/** Milliseconds since the recording began; the lists below are sorted by it. */
const at = z.number().check(z.nonnegative());
const widgetName = z.string().check(z.regex(/^mf-[a-z][a-z0-9-]{1,40}$/));
/** The fields of `WidgetProps`. */
function pagePropsOf(pages: readonly PageName[]) {
  return { page: z.enum(pages), query: z.string() };
}

/** A slot and its widget. A widget in several slots has several entries. */
const recordedWidget = z.object({
  name: widgetName,
  version: z.string(),
  slot: z.string(),
  /** The settings that the host gave to the widget, without `sites`. */
  config: z.record(z.string(), z.unknown()),
  /**
   * The `data` of `mount`; missing when the widget fetched it itself or the recording began after
   * the document.
   */
  firstPaint: z.optional(z.unknown()),
});

/** The only headers that a recording keeps, because they tell nothing about a person. */
const RECORDED_HEADERS = [
  'age',
  'cache-control',
  'content-type',
  'retry-after',
  'server-timing',
  'x-request-id',
] as const;

/** One call that a widget made through its host, and its result. */
const recordedReply = z
  .object({
    /** When the reply arrived. */
    at,
    widget: widgetName,
    /** `text` is a GET, `jsonp` is JSONP. */
    method: z.enum(['GET', 'DELETE', 'POST', 'PUT', 'PATCH', 'JSONP']),
    /** The path that the widget gave: below `/gora`, or an absolute address. */
    path: z.string(),
    /** The query as `toRecordedQuery` writes it. */
    query: z.string(),
    /** The body of the request; missing when there was none. */
    sent: z.optional(z.unknown()),
    /**
     * The HTTP status, or the status of the `ApiError` (`ETIMEDOUT`, -2). The replay rejects a call
     * that is not 200 to 299.
     */
    status: z.union([z.number(), z.string()]),
    headers: z.optional(z.partialRecord(z.enum(RECORDED_HEADERS), z.string())),
    /** The parsed reply, or the `data` of the error. */
    body: z.optional(z.unknown()),
    /**
     * The call concerned a member (it used `auth` or the user API), so neither `sent` nor `body` is
     * kept.
     */
    masked: z.optional(z.literal(true)),
  })
  .check(
    z.refine(
      ({ method, masked, sent, body }) =>
        masked ? sent === undefined && body === undefined : method !== 'JSONP',
      {
        error:
          'member data: what was sent and answered is left out, and `masked` is true; JSONP is always masked',
      },
    ),
  );

/** One event on the bus. A value that was kept before the recording began has the time 0. */
const recordedEvent = z.object({
  at,
  sender: widgetName,
  /**
   * A name of the site's catalogue. It is not checked here, because a later version may not know it
   * any more.
   */
  event: z.string(),
  payload: z.unknown(),
});

/** One navigation of the page. */
function recordedNavigationOf(pages: readonly PageName[]) {
  return z.object({
    at,
    /** The widget that navigated; `shell` for the frame's own links, back and forward. */
    by: z.string(),
    /** A path of this site with its query, or the address of another site. */
    href: z.string(),
    /** The new props of the widgets; missing when the visitor left the site. */
    props: z.optional(z.object(pagePropsOf(pages))),
  });
}

/** The names of one site that a recording may hold. */
export interface RecordedSite {
  readonly pages: readonly PageName[];
  readonly locales: readonly Locale[];
}

/**
 * Returns the schema of a recording: a part of one visit as its widgets saw it, enough to run one
 * of them again without the other widgets, the gateway and the clock. A recording never holds
 * member data, cookies or tokens: the recorder masks them, and this schema refuses what is known to
 * carry them.
 */
export function recordingOf({ pages, locales }: RecordedSite) {
  return z.object({
    format: z.literal(RECORDING_FORMAT),
    /** ISO 8601 in UTC, from the recorder's clock. */
    recordedAt: z.iso.datetime(),
    /** The page on which the recording began; `path` and `query` without the question mark. */
    page: z.object({ ...pagePropsOf(pages), path: z.string() }),
    locale: z.enum(locales),
    /** The host's device class; the window (CSS pixels) decides what style sheets show. */
    device: z.enum(DEVICES),
    window: z.object({ width: z.number(), height: z.number() }),
    /** The value of `host.now()` at time 0, in milliseconds since 1970. */
    now: z.number(),
    /** The `config.sites` that every widget gets. */
    sites: z.record(z.string(), z.string()),
    widgets: z.array(recordedWidget),
    replies: z.array(recordedReply),
    events: z.array(recordedEvent),
    navigations: z.array(recordedNavigationOf(pages)),
  });
}

export type Recording = z.infer<ReturnType<typeof recordingOf>>;
export type RecordedWidget = Recording['widgets'][number];
export type RecordedReply = Recording['replies'][number];
export type RecordedEvent = Recording['events'][number];
export type RecordedNavigation = Recording['navigations'][number];
