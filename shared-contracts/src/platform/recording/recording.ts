import * as z from 'zod/mini';
import type { Locale, PageName } from '../site.ts';

/** The format that this build writes and reads. It counts up where an older reader would misread a file. */
export const RECORDING_FORMAT = 1;

/** Milliseconds since the recording began; the lists below are in this order. */
const at = z.number().check(z.nonnegative());
const widgetName = z.string().check(z.regex(/^mf-[a-z][a-z0-9-]{1,40}$/));
/** What `WidgetProps` holds. */
function pagePropsOf(pages: readonly PageName[]) {
  return { page: z.enum(pages), query: z.string() };
}

/** A slot and who stood in it. A widget in several slots stands here several times. */
const recordedWidget = z.object({
  name: widgetName,
  version: z.string(),
  slot: z.string(),
  /** The settings as its host gave them, without `sites`. */
  config: z.record(z.string(), z.unknown()),
  /** What `mount` got as `data`; missing where the widget asked for itself, or the recording began after the document. */
  firstPaint: z.optional(z.unknown()),
});

/** The only headers that are kept: none of them speaks of a person. */
const RECORDED_HEADERS = [
  'age',
  'cache-control',
  'content-type',
  'retry-after',
  'server-timing',
  'x-request-id',
] as const;

/** One call of a widget through its host, and how it ended. */
const recordedReply = z
  .object({
    /** When the answer came. */
    at,
    widget: widgetName,
    /** `text` is a GET, `jsonp` is JSONP. */
    method: z.enum(['GET', 'DELETE', 'POST', 'PUT', 'PATCH', 'JSONP']),
    /** As the widget gave it: below `/gora`, or an absolute address. */
    path: z.string(),
    /** By `toRecordedQuery`. */
    query: z.string(),
    /** What was sent; missing where nothing was. */
    sent: z.optional(z.unknown()),
    /** HTTP status, or the status of the `ApiError` (`ETIMEDOUT`, -2): what is not 200 to 299 rejects. */
    status: z.union([z.number(), z.string()]),
    headers: z.optional(z.partialRecord(z.enum(RECORDED_HEADERS), z.string())),
    /** The parsed reply, or the `data` of the error. */
    body: z.optional(z.unknown()),
    /** The call spoke of a member (it was sent with `auth`, or to the user API): neither `sent` nor `body` are kept. */
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

/** One event on the bus. What was kept before the recording began stands at 0. */
const recordedEvent = z.object({
  at,
  sender: widgetName,
  /** A name of the site's catalogue, not checked here: a later version may not know it any more. */
  event: z.string(),
  payload: z.unknown(),
});

/** The page went somewhere. */
function recordedNavigationOf(pages: readonly PageName[]) {
  return z.object({
    at,
    /** The widget that asked for it; `shell` for the frame's own links, back and forward. */
    by: z.string(),
    /** A path of this site with its query, or another site's address. */
    href: z.string(),
    /** What the widgets were updated with; missing where the visit left the site. */
    props: z.optional(z.object(pagePropsOf(pages))),
  });
}

/** The names of one site that a recording may hold. */
export interface RecordedSite {
  readonly pages: readonly PageName[];
  readonly locales: readonly Locale[];
}

/**
 * A part of one visit, as far as widgets can tell: enough to run one of them again without the others, the gateway and the day.
 * It never holds member data, cookies or tokens: who records masks them, and this schema refuses what is known to carry them.
 */
export function recordingOf({ pages, locales }: RecordedSite) {
  return z.object({
    format: z.literal(RECORDING_FORMAT),
    /** ISO 8601 in UTC, by the recorder's clock. */
    recordedAt: z.iso.datetime(),
    /** The page on which the recording began; `path` and `query` without the question mark. */
    page: z.object({ ...pagePropsOf(pages), path: z.string() }),
    locale: z.enum(locales),
    /** `device` is what hosts say; the window (CSS pixels) decides what style sheets show. */
    device: z.enum(['PC', 'MB', 'TB']),
    window: z.object({ width: z.number(), height: z.number() }),
    /** What `host.now()` said at 0: milliseconds since 1970. */
    now: z.number(),
    /** `config.sites` of every widget. */
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
