import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { keepCookies } from 'server-kit/http/cookies';
import type { Discovery } from 'shared-contracts/release';
import type { PageName } from 'shared-contracts/site';
import { errorStatus } from '../../../src/routes/errorStatus.ts';
import type { PageState } from '../../../src/document/pageState.ts';
import type { Answers } from '../../answers/openAnswers.ts';
import { refusesPreloads } from '../../document/refusesPreloads.ts';
import { type DocumentServices, renderDocument } from '../../document/renderDocument.ts';
import type { MakePageState, PageStateParts } from '../../pages/pageState.ts';
import type { Preview, Previews } from '../../previews/previews.ts';
import { readPreviewSession } from '../../previews/previewSession.ts';
import { type ChosenRelease, chooseRelease } from '../../releases/chooseRelease.ts';
import type { RegistryAnswer } from '../../releases/registryAnswer.ts';
import { hasCanary, readVisitor } from '../../releases/visitor.ts';
import { INTEGRITY_POLICY, pagePolicy } from '../../security/contentSecurityPolicy.ts';
import type { VisitTickets } from '../../telemetry/visitTickets.ts';

export interface DocumentOptions extends DocumentServices {
  readonly registry: Pick<RegistryAnswer, 'latest'>;
  /** Undefined if this server has no token for the registry. */
  readonly previews?: Pick<Previews, 'read'> | undefined;
  /** Undefined if this server reports no visits. */
  readonly tickets?: Pick<VisitTickets, 'issue'> | undefined;
  /** True offers the developers' tools to everybody, false only to a browser with a preview. */
  readonly isDevelopment?: boolean;
  readonly readerFor: Answers['readerFor'];
}

type Parts = Omit<PageStateParts, 'release'>;

function statusOf(page: PageName, query: string): number {
  if (page === 'error') return errorStatus(query);
  return page === 'not-found' ? 404 : 200;
}

function toShownPreview({
  widget,
  live,
  address,
  expires,
}: Preview): PageState['preview'] & object {
  return {
    widget,
    version: live?.metadata.version ?? '',
    expires,
    ...(address !== undefined && { address }),
  };
}

/**
 * Returns the visitor's id, which decides about canaries; undefined while there is no canary. Sets
 * the cookie of a new visitor.
 */
function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Discovery,
): string | undefined {
  if (!hasCanary(answer)) return undefined;
  const { id, remember } = readVisitor(request.cookies, request.protocol === 'https');
  if (remember) keepCookies(reply, [remember]);
  return id;
}

async function previewOf(
  { cookies }: FastifyRequest,
  previews: DocumentOptions['previews'],
): Promise<Preview | undefined> {
  const session = readPreviewSession(cookies);
  return session === undefined ? undefined : previews?.read(session);
}

/**
 * Returns the part of the page's state that differs for each request: preview, developers' tools,
 * visit ticket.
 */
function ownState(
  { tickets, isDevelopment = false }: DocumentOptions,
  { set, reasons }: ChosenRelease,
  preview: Preview | undefined,
): Partial<PageState> {
  const ticket = tickets?.issue(set);
  return {
    ...(preview && { preview: toShownPreview(preview) }),
    ...((isDevelopment || preview !== undefined) && { developer: { reasons } }),
    ...(ticket !== undefined && { ticket }),
  };
}

function withDocumentHeaders(
  reply: FastifyReply,
  { page, query, release, mapTiles }: PageState,
  nonce: string,
): FastifyReply {
  return reply
    .code(statusOf(page, query))
    .header('content-security-policy', pagePolicy(nonce, release, mapTiles))
    .header('integrity-policy', INTEGRITY_POLICY)
    .header('cache-control', 'private, no-cache')
    .type('text/html; charset=utf-8');
}

/** Returns a function that streams one page, with the versions that it chooses for this visitor. */
export function documentSender(options: DocumentOptions, makeState: MakePageState) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    parts: Parts,
  ): Promise<FastifyReply> => {
    const answer = await options.registry.latest();
    const visitor = visitorOf(request, reply, answer);
    const preview = await previewOf(request, options.previews);
    const chosen = chooseRelease(answer, {
      locale: parts.locale,
      visitor,
      ...(preview?.live && { instead: { [preview.widget]: preview.live } }),
    });
    const { set: release, manifests } = chosen;
    const nonce = randomBytes(16).toString('base64');
    const state: PageState = {
      ...makeState({ ...parts, release }),
      ...ownState(options, chosen, preview),
    };
    const pieces = renderDocument(options, {
      state,
      manifests,
      nonce,
      preloads: !refusesPreloads(request.headers['user-agent']),
      reader: options.readerFor(request.ip),
    });
    return withDocumentHeaders(reply, state, nonce).send(Readable.from(pieces));
  };
}
