import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from 'server-kit/clock';
import { acceptForms } from 'server-kit/http/forms';
import * as z from 'zod';
import type { ReleaseAct, ReleaseNotice } from 'staff-pages/state/widgetReleases';
import type { AuthSession } from '../../auth/AuthSession.ts';
import type { AuthModule } from '../../auth/authModule.ts';
import { staffOf } from '../../auth/requireStaff.ts';
import { goTo } from '../../auth/signOutRoute.ts';
import type { StaffBuild } from '../staff/staffBuild.ts';
import { sendStaffPage } from '../staff/staffDocument.ts';
import { onlyFor, toStaffUser } from '../staff/staffPages.ts';
import { filledIn, RELEASE_FORMS, type ReleaseForm } from './releaseForms.ts';
import {
  isUnread,
  type KnownReleases,
  RegistryRefusal,
  type ReleaseOperator,
} from './releaseOperator.ts';
import { prove, sendUnproved } from './unprovedAct.ts';

export interface ReleaseRouteServices {
  readonly auth: AuthModule;
  readonly build: StaffBuild;
  readonly clock: Clock;
  readonly operator: Pick<ReleaseOperator, 'read' | 'act'>;
  /** Whether a preview may show a local address: never in production. */
  readonly isDevelopment: boolean;
  /** This site's own origin, for links of previews. */
  readonly origin: string;
}

const HOME = '/staff/panda/releases';
/** Bytes: a reason of 300 characters, and the answer of a security key. */
const LONGEST_FORM = 8192;

/** Returns the link of a preview that was issued, and what the contract gate has against it. */
export function previewLink(
  answer: unknown,
  origin: string,
): Pick<ReleaseNotice, 'preview' | 'text'> {
  const { token, warnings = [] } = answer as { token?: string; warnings?: string[] };
  if (token === undefined) return {};
  return {
    preview: `${origin}/preview?token=${token}`,
    ...(warnings.length > 0 && { text: warnings.join(' ') }),
  };
}

/** Returns what the page says of an act that was not done. Throws what is no refusal. */
export function toNotice(error: unknown): ReleaseNotice {
  if (error instanceof RegistryRefusal)
    return error.status === 503
      ? { kind: 'unavailable' }
      : { kind: 'refused', text: error.message };
  if (error instanceof z.ZodError) return { kind: 'refused' };
  throw error;
}

/** Returns what the page says where the registry's answer could not be read. Throws what is another error. */
export function toReadNotice(error: unknown): ReleaseNotice {
  const isUnknown = isUnread(error) && !(error instanceof RegistryRefusal);
  return isUnknown ? { kind: 'unavailable' } : toNotice(error);
}

interface ReadReleases extends Partial<KnownReleases> {
  /** What the page says if they could not be read. */
  readonly notice?: ReleaseNotice;
}

async function readReleases(operator: Pick<ReleaseOperator, 'read'>): Promise<ReadReleases> {
  try {
    return await operator.read();
  } catch (error) {
    return { notice: toReadNotice(error) };
  }
}

async function sendReleases(
  request: FastifyRequest,
  reply: FastifyReply,
  { build, clock, operator, isDevelopment }: ReleaseRouteServices,
  done?: ReleaseNotice,
): Promise<FastifyReply> {
  const now = clock();
  const { notice: unread, ...known } = await readReleases(operator);
  const notice = done ?? unread;
  const state = {
    kind: 'panda',
    page: 'releases',
    now,
    user: toStaffUser(staffOf(request), now),
    ...known,
    localPreviews: isDevelopment,
    ...(notice && { notice }),
  } as const;
  return sendStaffPage(reply, build, state, notice?.kind === 'unavailable' ? 503 : 200);
}

/** Makes the change of a form in the name of its sender, who has the session. Returns the notice for the page. */
async function act(
  name: ReleaseAct,
  { fields, method, path }: ReleaseForm,
  { body }: FastifyRequest,
  session: AuthSession,
  { operator, isDevelopment, origin }: ReleaseRouteServices,
): Promise<ReleaseNotice> {
  try {
    if (name === 'local-preview' && !isDevelopment) throw new RegistryRefusal(403, '');
    const { widget, ...wish } = fields.parse(filledIn(body));
    const staff = `Staff ${await session.bearer()}`;
    const answer = await operator.act(method, `/widgets/${widget}/${path}`, staff, wish);
    return { kind: 'done', ...previewLink(answer, origin) };
  } catch (error) {
    return toNotice(error);
  }
}

/**
 * Registers the releases page of panda staff. Every act is a plain form, so that it works without
 * scripts.
 */
export function registerReleases(app: FastifyInstance, services: ReleaseRouteServices): void {
  const guarded = onlyFor(services, 'panda');
  void app.register(async (steering) => {
    acceptForms(steering, LONGEST_FORM);
    steering.get(HOME, guarded, (request, reply) => sendReleases(request, reply, services));
    for (const [name, form] of Object.entries(RELEASE_FORMS) as [ReleaseAct, ReleaseForm][]) {
      // the page after an act has this address, and a login leads back to it
      steering.get(`${HOME}/${name}`, guarded, (_request, reply) => goTo(reply, HOME));
      steering.post(`${HOME}/${name}`, guarded, async (request, reply) => {
        const proved = await prove(request, reply, services.auth);
        if (typeof proved === 'string') return sendUnproved(request, reply, services, name, proved);
        const notice = await act(name, form, request, proved, services);
        return sendReleases(request, reply, services, notice);
      });
    }
  });
}
