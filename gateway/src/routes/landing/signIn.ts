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

/** R2.23: back to the page that the visitor came from, and to no other site. */
export function wayBack(asked: string | undefined, siteOrigin: string): string {
  return `${siteOrigin}${toSafeHref(asked, { base: `${siteOrigin}/`, allowedOrigins: [] }) ?? '/'}`;
}

/** Fault 21: another site's form signs nobody in or out. */
function refuseOtherSites(
  { headers }: FastifyRequest,
  { siteOrigin, gatewayOrigin }: Origins,
): void {
  if (![siteOrigin, gatewayOrigin].includes(headers.origin ?? ''))
    throw new RequestError(403, 'This form was not sent by this site');
}

function leave(reply: FastifyReply, href: string) {
  return reply.header('cache-control', 'no-store').redirect(href, 303);
}

/** The members' sign-in, for trying: a cookie that names one of them, which the user API reads. */
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
      if (member === undefined) throw new RequestError(400, 'kind is no member');
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
