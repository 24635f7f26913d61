import type { Happening } from 'host-kit/developer-hook/happenings';
import type { DocumentState } from 'host-kit/document/documentState';
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
import type { DocumentLog } from '../log/documentLog.ts';
import { maskHref, maskQuery } from '../privacy/maskQuery.ts';

/** `mf-results` of `mf-results@1.0.0`. */
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

/** Returns what the gateway sent, also with an error status; `undefined` if the call failed without a reply. */
function bodyOf({ value, error }: Happening<'call'>): unknown {
  if (error === undefined) return value;
  return isApiError(error) ? error.data : undefined;
}

/** Of a masked call, the reply holds only its place and its status. */
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

/** Returns each version that was mounted in a slot, with the first paint of its first mount. */
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

/**
 * Returns each arrival at a page of this site, and each way out of the site. If a widget asked for a navigation just before
 * an arrival, the arrival names that widget; otherwise it names the shell.
 */
function toNavigations(
  log: DocumentLog,
  { origin }: DocumentState,
  since: (at: number) => number,
): RecordedNavigation[] {
  let asker = 'shell';
  return log.of('navigation').flatMap((navigation): RecordedNavigation[] => {
    const href = maskHref(navigation.href, origin);
    const at = since(navigation.at);
    const url = new URL(navigation.href, origin);
    if (navigation.asked) {
      asker = nameOf(navigation.by);
      return url.origin === origin ? [] : [{ at, by: asker, href }];
    }
    const by = asker;
    asker = 'shell';
    const query = maskQuery(navigation.query);
    return [{ at, by, href, props: { page: navigation.page, query } }];
  });
}

/** The clock and the window at the end of the recording. */
export interface RecorderWorld {
  /** ISO 8601. */
  readonly recordedAt: string;
  readonly window: { readonly width: number; readonly height: number };
}

/**
 * Returns the recording of everything since the document began, checked against the schema of recordings.
 * Throws `RecordingError` if the schema refuses it, for example because it would hold member data (ADR 020).
 */
export function toVisitRecording(
  log: DocumentLog,
  state: DocumentState,
  { recordedAt, window }: RecorderWorld,
): Recording {
  const since = (at: number) => Math.max(0, at - log.startedAt);
  const { page, path, locale, device, now, sites } = state;
  // a path may name what the query of the widgets says
  const query = log.of('slot')[0]?.query ?? state.query;
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
        replies: log.of('call').map((call) => toReply(call, since(call.at))),
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
