import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toSafeHref } from 'shared-contracts/links';
import { acceptForms } from 'server-kit/http/forms';
import { RequestError } from 'server-kit/http/requestError';
import type { Services } from '../services.ts';
import { writeMemberId } from '../user/memberCookie.ts';

/** Bytes. */
const LONGEST_FORM = 4096;

type Form = Readonly<Record<string, string>>;
type Origins = Pick<Services, 'siteOrigin' | 'gatewayOrigin'>;

/**
 * Returns the page of the site that the visitor came from (R2.23); the top page when `asked` is
 * another site or no address.
 */
export function wayBack(asked: string | undefined, siteOrigin: string): string {
  return `${siteOrigin}${toSafeHref(asked, { base: `${siteOrigin}/`, allowedOrigins: [] }) ?? '/'}`;
}

/** Refuses a form of another site with 403 (fault 21). */
function refuseOtherSites(
  { headers }: FastifyRequest,
  { siteOrigin, gatewayOrigin }: Origins,
): void {
  if (![siteOrigin, gatewayOrigin].includes(headers.origin ?? ''))
    throw new RequestError(403, 'The form comes from another site');
}

function leave(reply: FastifyReply, href: string) {
  return reply.header('cache-control', 'no-store').redirect(href, 303);
}

/**
 * Registers the sign-in of demo members: it sets a cookie with the member's id, which the user API
 * reads.
 */
export function registerSignIn(
  app: FastifyInstance,
  { members, ...origins }: Origins & Pick<Services, 'members'>,
): void {
  acceptForms(app, LONGEST_FORM);
  const isSecure = origins.gatewayOrigin.startsWith('https:');
  app.post<{ Body: Form }>(
    '/landing/login',
    { schema: { summary: 'Signs a member in' } },
    async (request, reply) => {
      refuseOtherSites(request, origins);
      const { kind, return: asked } = request.body ?? {};
      const member = typeof kind === 'string' ? await members.find(kind) : undefined;
      if (member === undefined) throw new RequestError(400, 'kind is not a member');
      return leave(writeMemberId(reply, member.id, isSecure), wayBack(asked, origins.siteOrigin));
    },
  );
  app.post<{ Body: Form }>(
    '/landing/logout',
    { schema: { summary: 'Signs the member out' } },
    async (request, reply) => {
      refuseOtherSites(request, origins);
      return leave(
        writeMemberId(reply, undefined, isSecure),
        wayBack(request.body?.return, origins.siteOrigin),
      );
    },
  );
}
