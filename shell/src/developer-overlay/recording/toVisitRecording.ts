import { isApiError } from 'shared-contracts/errors';
import {
  RECORDING_FORMAT,
  toRecordedQuery,
  toRecording,
  type Recording,
  type RecordedNavigation,
  type RecordedReply,
  type RecordedWidget,
} from 'shared-contracts/recording';
import { RECORDED_SITE } from 'shared-contracts/site';
import type { RequestOptions } from 'shared-contracts/widget';
import { routeOf } from '../../routes/routes.ts';
import type { PageState } from '../../document/pageState.ts';
import type { Call, Happening } from '../../developer-hook/happenings.ts';
import type { DocumentLog } from '../documentLog.ts';
import { maskHref, maskQuery } from '../privacy/maskQuery.ts';

function nameOf(widget: string): string {
  return widget.split('@')[0] ?? widget;
}

const METHODS: Readonly<Record<string, RecordedReply['method']>> = {
  get: 'GET',
  text: 'GET',
  delete: 'DELETE',
  post: 'POST',
  put: 'PUT',
  patch: 'PATCH',
  jsonp: 'JSONP',
};

function statusOf(error: unknown): number | string {
  return (error as { status?: number | string } | undefined)?.status ?? -1;
}

/** What the gateway sent, also beside an error status; absent where the call failed without a reply. */
function bodyOf({ value, error }: Happening<'call'>): unknown {
  if (error === undefined) return value;
  return isApiError(error) ? error.data : undefined;
}

/** A masked call keeps its place and how it ended, no more. */
function toReply(call: Happening<'call'>, at: number): RecordedReply {
  const { widget, method, path, masked, given, error } = call;
  const { query = {} } = (given[0] ?? {}) as RequestOptions;
  const reply = {
    at,
    widget: nameOf(widget),
    method: METHODS[method] ?? 'GET',
    path: masked ? path.replace(/\?.*/s, '') : path,
    query: toRecordedQuery(query),
    status: error === undefined ? 200 : statusOf(error),
  };
  if (masked) return { ...reply, masked: true };
  const body = bodyOf(call);
  return { ...reply, ...(body !== undefined && { body }) };
}

/** Each version that stood in a slot, as it first stood there. */
function toWidgets(log: DocumentLog): RecordedWidget[] {
  const found = new Map<string, RecordedWidget>();
  for (const {
    slot,
    stage,
    widget: { name, version, config },
    firstPaint,
  } of log.of('slot')) {
    const key = `${slot} ${name}@${version}`;
    if (stage === 'mounted' && !found.has(key))
      found.set(key, {
        name,
        version,
        slot,
        config: { ...config },
        ...(firstPaint !== undefined && { firstPaint }),
      });
  }
  return [...found.values()];
}

/** Where the page went; a widget that had asked for it just before is named. */
function toNavigations(
  log: DocumentLog,
  { origin, device }: PageState,
  since: (at: number) => number,
): RecordedNavigation[] {
  let asker = 'shell';
  return log.of('navigation').flatMap(({ at, href, by, asked }): RecordedNavigation[] => {
    const url = new URL(href, origin);
    if (asked) {
      asker = nameOf(by);
      return url.origin === origin
        ? []
        : [{ at: since(at), by: asker, href: maskHref(href, origin) }];
    }
    const navigation = {
      at: since(at),
      by: asker,
      href: maskHref(href, origin),
      props: { page: routeOf(url.pathname, device).page, query: maskQuery(url.search.slice(1)) },
    };
    asker = 'shell';
    return [navigation];
  });
}

export interface RecorderWorld {
  /** ISO 8601. */
  readonly recordedAt: string;
  readonly window: { readonly width: number; readonly height: number };
}

/** What was recorded since the document began, checked against the schema: a file that it refuses is not written. Throws `RecordingError`. */
export function toVisitRecording(
  log: DocumentLog,
  state: PageState,
  { recordedAt, window }: RecorderWorld,
): Recording {
  const since = (at: number) => Math.max(0, at - log.startedAt);
  const { page, path, query, locale, device, now, sites } = state;
  return toRecording(
    JSON.parse(
      JSON.stringify({
        format: RECORDING_FORMAT,
        recordedAt,
        page: { page, path, query: maskQuery(query) },
        locale,
        device,
        window,
        now,
        sites,
        widgets: toWidgets(log),
        replies: log
          .of('call')
          .map((call: Happening<'call'> & Call) => toReply(call, since(call.at))),
        events: log
          .of('bus')
          .filter(({ error, late }) => error === undefined && late !== true)
          .map(({ at, event, sender, payload }) => ({
            at: since(at),
            sender: nameOf(sender),
            event,
            payload,
          })),
        navigations: toNavigations(log, state, since),
      }),
    ),
    RECORDED_SITE,
  );
}
