import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms } from 'server-kit/http/forms';
import { RequestError } from 'server-kit/http/requestError';
import { isApiError } from 'shared-contracts/errors';
import type { TeamAct, TeamState, TeamWidget } from 'staff-pages/state/teamState';
import type { ReleaseNotice } from 'staff-pages/state/widgetReleases';
import * as z from 'zod';
import { wantsPage } from '../../plugins/wantsPage.ts';
import { refuseOtherOrigins } from '../../auth/sameOrigin.ts';
import { goTo } from '../../auth/signOutRoute.ts';
import type { RegistryAnswer } from '../../releases/registryAnswer.ts';
import { filledIn, RELEASE_FORMS } from '../releases/releaseForms.ts';
import { RegistryRefusal, type ReleaseOperator } from '../releases/releaseOperator.ts';
import { previewLink, toNotice, toReadNotice } from '../releases/releaseRoutes.ts';
import { sendStaffPage } from '../staff/staffDocument.ts';
import { type ErrorSource, readErrors } from '../status/readErrors.ts';
import {
  goToLogin,
  registerTeamLogin,
  sendUnknown,
  type TeamLoginServices,
  teamLocale,
} from './teamLogin.ts';
import { findViewer, type KnownViewer, TEAM_HOME } from './teamSession.ts';
import { toHearings } from './toHearings.ts';

export interface TeamServices extends TeamLoginServices {
  readonly operator: Pick<ReleaseOperator, 'list' | 'readOne' | 'act'>;
  readonly registry: Pick<RegistryAnswer, 'latest'>;
  readonly errors: ErrorSource;
  /** The site's origin, for links of previews. */
  readonly origin: string;
}

/** Bytes: a reason of 300 characters in the longest spelling. */
const LONGEST_FORM = 8192;

type WidgetRoute = { Params: { widget: string } };
type ActRoute = { Params: { widget: string; act: string } };
type Request = FastifyRequest<WidgetRoute>;

const address = z.object({ widget: z.string(), version: z.string().regex(/^[0-9a-z.-]{1,100}$/) });

/** Returns whether a call of the page's script asks for what the page shows, rather than for the page. */
function asksForData({ headers }: FastifyRequest): boolean {
  return headers.accept === 'application/json';
}

/** Throws 404 for the widget of another team, as for one that is not there. */
function refuseOther({ viewer }: KnownViewer, widget: string): void {
  if (viewer.widget !== 'operator' && viewer.widget !== widget)
    throw new RequestError(404, `There is no widget ${widget}.`);
}

async function readWidget(name: string, services: TeamServices): Promise<TeamWidget> {
  const { operator, registry, errors } = services;
  const [releases, groups, answer] = await Promise.all([
    operator.readOne(name),
    readErrors(errors),
    registry.latest(),
  ]);
  if (!releases) throw new RequestError(404, `There is no widget ${name}.`);
  return {
    ...releases,
    errors: groups?.filter(({ widget }) => widget.split('@', 1)[0] === name),
    hearings: toHearings(name, answer),
  };
}

/** Sends the page of a widget, or what it shows; without the registry's answer it says so. */
async function sendTeam(
  request: Request,
  reply: FastifyReply,
  services: TeamServices,
  { known, notice: done }: { readonly known: KnownViewer; readonly notice?: ReleaseNotice },
): Promise<FastifyReply> {
  const name = request.params.widget;
  let widget: TeamWidget | undefined;
  let notice = done;
  try {
    widget = await readWidget(name, services);
  } catch (error) {
    if (error instanceof RequestError) throw error;
    const unread = toReadNotice(error);
    notice ??= unread;
  }
  const state: TeamState = {
    page: 'team',
    locale: teamLocale(request, reply),
    now: services.clock(),
    name,
    viewer: known.viewer,
    widget,
    ...(notice && { notice }),
  };
  if (asksForData(request)) return reply.send(state);
  return sendStaffPage(reply, services.build, state, widget ? 200 : 503);
}

/** Returns whether a page is asked for: by an address, or by a plain form. */
function asksForPage(request: FastifyRequest): boolean {
  return request.method === 'GET' ? !asksForData(request) : wantsPage(request);
}

/** Returns the address of the page itself, also for the path of one of its forms. */
function pageOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1);
  return path.split('/', 4).join('/');
}

/**
 * Returns who looks. Answers the request itself where nobody may, or nobody can be known: the sign-in for a page, 401
 * or 503 for a call.
 */
async function viewerOf(
  request: FastifyRequest,
  reply: FastifyReply,
  services: TeamServices,
): Promise<KnownViewer | undefined> {
  reply.header('cache-control', 'no-store');
  const path = asksForPage(request) ? pageOf(request) : undefined;
  let known: KnownViewer | undefined;
  try {
    known = await findViewer(request, reply, services);
  } catch (error) {
    if (!(error instanceof RegistryRefusal) && !isApiError(error)) throw error;
    const silent = isApiError(error) ? 'auth server' : 'registry';
    const isBusy = error.status === 429;
    if (path === undefined)
      throw new RequestError(isBusy ? 429 : 503, `The ${silent} does not answer.`);
    sendUnknown(request, reply, services, { path, error: isBusy ? 'tooMany' : 'unavailable' });
    return undefined;
  }
  if (known) return known;
  // a form stands on a page that only who was signed in has seen
  if (path !== undefined) goToLogin(reply, path, request.method === 'POST');
  else await reply.code(401).send({ data: [{ message: 'The session is over.' }] });
  return undefined;
}

/** Does what a form asks for, in the name of who is signed in. */
async function act(
  name: TeamAct,
  { params: { widget }, body }: Request,
  authorization: string,
  { operator, origin }: TeamServices,
): Promise<ReleaseNotice> {
  try {
    if (name === 'address') {
      const { version } = address.parse(filledIn(body));
      const path = `/widgets/${widget}/versions/${version}/address`;
      const answer = (await operator.act('GET', path, authorization)) as { address: string };
      return { kind: 'done', address: answer.address };
    }
    const { fields, method, path } = RELEASE_FORMS[name];
    const { widget: _same, ...wish } = fields.parse({ ...filledIn(body), widget });
    const answer = await operator.act(method, `/widgets/${widget}/${path}`, authorization, wish);
    return { kind: 'done', ...previewLink(answer, origin) };
  } catch (error) {
    return toNotice(error);
  }
}

const ACTS: readonly TeamAct[] = ['start', 'raise', 'rollback', 'hold', 'preview', 'address'];

function registerActs(app: FastifyInstance, services: TeamServices): void {
  const path = `${TEAM_HOME}/:widget/:act`;
  // the page after an act has this address
  app.get<ActRoute>(path, async (request, reply) =>
    ACTS.some((each) => each === request.params.act)
      ? goTo(reply, pageOf(request))
      : reply.callNotFound(),
  );
  app.post<ActRoute>(path, { onRequest: refuseOtherOrigins }, async (request, reply) => {
    const known = await viewerOf(request, reply, services);
    if (!known) return reply;
    refuseOther(known, request.params.widget);
    const asked = ACTS.find((each) => each === request.params.act);
    if (asked === undefined) return reply.callNotFound();
    if (known.authorization === undefined)
      throw new RequestError(403, 'Staff act on the page of releases.');
    const notice = await act(asked, request, known.authorization, services);
    return sendTeam(request, reply, services, { known, notice });
  });
}

/** Leads a team to the page of its widget, and shows the operator the list of all. */
function registerList(app: FastifyInstance, services: TeamServices): void {
  app.get(TEAM_HOME, async (request, reply) => {
    const known = await viewerOf(request, reply, services);
    if (!known) return reply;
    const { viewer } = known;
    if (viewer.widget !== 'operator') return goTo(reply, `${TEAM_HOME}/${viewer.widget}`);
    const widgets = await services.operator.list().catch((error: unknown): undefined => {
      if (!(error instanceof RegistryRefusal)) throw error;
    });
    const locale = teamLocale(request, reply);
    const state = { page: 'teams', locale, viewer, now: services.clock(), widgets } as const;
    return sendStaffPage(reply, services.build, state, widgets ? 200 : 503);
  });
}

/**
 * Registers the pages on which a team sees its own widget, and acts on it as far as its token may; an operator
 * and panda staff see all widgets (ADR 083). Everything works without scripts; with one the page keeps itself
 * up to date.
 */
export async function registerTeamPages(
  app: FastifyInstance,
  services: TeamServices,
): Promise<void> {
  await app.register(async (team) => {
    acceptForms(team, LONGEST_FORM);
    registerTeamLogin(team, services);
    registerList(team, services);
    team.get<WidgetRoute>(`${TEAM_HOME}/:widget`, async (request, reply) => {
      const known = await viewerOf(request, reply, services);
      if (!known) return reply;
      refuseOther(known, request.params.widget);
      return sendTeam(request, reply, services, { known });
    });
    registerActs(team, services);
  });
}
