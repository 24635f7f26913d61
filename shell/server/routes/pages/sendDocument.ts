import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registry } from 'prom-client';
import type { Clock } from 'server-kit/clock';
import { keepCookies } from 'server-kit/http/cookies';
import type { PreviewedVersion } from 'host-kit/document/documentState';
import type { PageName } from 'shared-contracts/site';
import { errorStatus } from '../../../src/routes/errorStatus.ts';
import type { PageState } from '../../../src/document/pageState.ts';
import type { Answers } from '../../answers/openAnswers.ts';
import { type DocumentHead, withDocumentHead } from '../../document/documentHead.ts';
import { refusesPreloads } from '../../document/refusesPreloads.ts';
import {
  type DocumentServices,
  renderDocument,
  type RenderedDocument,
} from '../../document/renderDocument.ts';
import { chooseCoding } from '../../documents/contentCoding.ts';
import { withPrivateCache, withSharedCache } from '../../documents/cacheHeaders.ts';
import { documentKey } from '../../documents/documentKey.ts';
import {
  type DocumentRelease,
  documentRelease,
  type ReleaseSources,
} from '../../documents/documentRelease.ts';
import { KeptDocument } from '../../documents/KeptDocument.ts';
import {
  type BegunDocument,
  type DocumentWish,
  KeptDocuments,
} from '../../documents/KeptDocuments.ts';
import { sendKept } from '../../documents/sendKept.ts';
import { type TryServices, tryReplaced } from '../../documents/tryReplaced.ts';
import type { PageTimings } from '../../metrics/pageTimings.ts';
import type { MakePageState, PageStateParts } from '../../pages/pageState.ts';
import type { Preview, ShownVersion } from '../../previews/previews.ts';
import { pagePolicy } from '../../security/contentSecurityPolicy.ts';

export interface DocumentOptions
  extends
    Omit<DocumentServices, 'renderers'>,
    Omit<ReleaseSources, 'renderers'>,
    Omit<TryServices, 'renderers'> {
  readonly renderers: ReleaseSources['renderers'] &
    DocumentServices['renderers'] &
    TryServices['renderers'];
  readonly clock: Clock;
  /** Hears how long pages and slots took. */
  readonly timings?: PageTimings;
  /** Whether this server reports visits, so that documents whose visit counts ask for a ticket. */
  readonly reportsVisits?: boolean;
  /** True offers the developers' tools to everybody, false only to a browser with a preview. */
  readonly isDevelopment?: boolean;
  readonly readerFor: Answers['readerFor'];
  /** Undefined keeps no document. */
  readonly keeping?: KeepingOptions;
}

/** How documents are kept (ADR 029). */
export interface KeepingOptions {
  /** The most bytes of memory for documents. */
  readonly memory: number;
  /** Milliseconds for which a page with prices or tee times is kept. */
  readonly resultsKept: number;
  /** The most seconds for which a shared cache may hold a document; 0 allows none. */
  readonly sharedCache: number;
  /** Where the metrics are registered; nowhere if missing. */
  readonly metrics?: Registry;
}

/** What one request asks for. */
export interface Asked extends Omit<PageStateParts, 'release'> {
  /** Whether the answer sets a cookie, so that it is for this browser alone. */
  readonly setsCookie: boolean;
}

function statusOf(page: PageName, query: string): number {
  if (page === 'error') return errorStatus(query);
  return page === 'not-found' ? 404 : 200;
}

function toPreviewed({ widget, version, live, address }: ShownVersion): PreviewedVersion {
  const isThere = live !== undefined;
  const ofTeam = isThere ? 'text' : 'gone';
  const ofMachine = isThere ? 'local' : 'noLocal';
  return {
    is: address === undefined ? ofTeam : ofMachine,
    widget,
    version: live?.metadata.version ?? version,
    address: address ?? '',
  };
}

/** The time at which a preview ends, in Japan. */
const UNTIL = new Intl.DateTimeFormat('ja-JP', {
  timeZone: 'Asia/Tokyo',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function toPreviewState({ shown, expires }: Preview): PageState['preview'] & object {
  return { until: UNTIL.format(new Date(expires)), shown: shown.map(toPreviewed) };
}

/**
 * Returns the part of the page's state that not every document has: preview, developers' tools, a
 * visit that counts.
 */
function extraState(
  { reportsVisits = false, isDevelopment = false }: DocumentOptions,
  { chosen, preview, countsVisits }: DocumentRelease,
): Partial<PageState> {
  return {
    ...(preview && { preview: toPreviewState(preview) }),
    ...((isDevelopment || preview !== undefined) && { developer: { reasons: chosen.reasons } }),
    ...(reportsVisits && countsVisits && { countsVisit: true as const }),
  };
}

/** A page without prices and tee times is kept until the minute of its clock ends. */
const MINUTE = 60_000;
/** The pages whose first paint has prices or tee times, which soon change. */
const WITH_PRICES: ReadonlySet<PageName> = new Set(['result', 'secret', 'map', 'solo', 'course']);

function lifetimeOf(
  { page }: PageState,
  { resultsKept }: KeepingOptions,
): Pick<DocumentWish, 'lasts' | 'lastsWithoutAnswers'> {
  const lasts = WITH_PRICES.has(page) ? resultsKept : MINUTE;
  return { lasts, lastsWithoutAnswers: Math.min(lasts, resultsKept) };
}

/** The longest path and query of a kept document, in characters. */
const LONGEST_ADDRESS = 1000;

/**
 * Returns whether a document may be kept: not with a preview or the developers' tools, not for an
 * error, and not at an address so long that the keys would fill the memory.
 */
function mayBeKept({ preview, developer, path, query }: PageState, status: number): boolean {
  return (
    preview === undefined &&
    developer === undefined &&
    (status === 200 || status === 404) &&
    path.length + query.length <= LONGEST_ADDRESS
  );
}

function sendPieces(
  reply: FastifyReply,
  head: DocumentHead,
  pieces: AsyncIterable<Buffer>,
): FastifyReply {
  return withPrivateCache(withDocumentHead(reply, head)).send(Readable.from(pieces));
}

/** Returns the document with its status: 404 if the page is about something that does not exist. */
async function toBegun(
  { allowed, isMissing, ...rendered }: RenderedDocument,
  state: PageState,
  status: number,
): Promise<BegunDocument> {
  const policy = pagePolicy(allowed, state.release, state);
  return { head: { status: (await isMissing()) ? 404 : status, policy }, ...rendered };
}

/**
 * Returns a function that sends one page, with the versions that it chooses for this visitor: from
 * memory if it can, or else streamed.
 */
export function documentSender(options: DocumentOptions, makeState: MakePageState) {
  const { keeping, clock } = options;
  const documents =
    keeping && new KeptDocuments({ bytes: keeping.memory, clock, registry: keeping.metrics });
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { setsCookie, ...parts }: Asked,
  ): Promise<FastifyReply> => {
    const reader = options.readerFor(request.ip);
    const choose = async () => {
      const release = await documentRelease(request, options, parts.locale);
      const state = makeState({ ...parts, release: release.chosen.set });
      return { release, state };
    };
    const first = await choose();
    const { replaced } = first.release.chosen;
    const isOutdated = await tryReplaced(options, { state: first.state, replaced, reader });
    const { release, state: usual } = isOutdated ? await choose() : first;
    const { chosen, isTrial, remember } = release;
    if (remember) keepCookies(reply, [remember]);
    const state: PageState = { ...usual, ...extraState(options, release) };
    const status = statusOf(state.page, state.query);
    reply.raw.once('finish', () =>
      options.timings?.page(state.page, reply.statusCode, reply.elapsedTime / 1000),
    );
    const preloads = !refusesPreloads(request.headers['user-agent']);
    const begin = async (): Promise<BegunDocument> => {
      const { manifests } = chosen;
      const rendered = await renderDocument(options, { state, manifests, preloads, reader });
      return toBegun(rendered, state, status);
    };
    if (!keeping || !documents || !mayBeKept(state, status)) {
      documents?.countNeverKept();
      const { head, pieces } = await begin();
      return sendPieces(reply, head, pieces);
    }
    const times = lifetimeOf(state, keeping);
    const found = await documents.find({ key: documentKey(state, preloads), ...times, begin });
    if (!(found instanceof KeptDocument)) {
      const coding = chooseCoding(request.headers['accept-encoding']);
      if (coding !== 'identity') reply.header('content-encoding', coding);
      return sendPieces(reply, found.head, found.in(coding));
    }
    if (isTrial || setsCookie || found.lifespan.isStopgap) withPrivateCache(reply);
    else withSharedCache(reply, { lasts: times.lasts, sharedCache: keeping.sharedCache });
    return sendKept(request, reply, found);
  };
}
