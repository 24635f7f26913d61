import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms } from 'server-kit/http/forms';
import { RequestError } from 'server-kit/http/requestError';
import { toNamedClaim } from '../../auth/systems/systems.ts';
import { visitorLocale } from '../landing/visitorLocale.ts';
import type { Services } from '../services.ts';
import { limited, SIGN_INS } from './authHttp.ts';
import { type AuthorizePage, authorizePage, authorizePolicy } from './authorizePage.ts';
import { type Asked, backWith, type Form, readAsked } from './authorizeRequest.ts';

type AuthorizeServices = Pick<Services, 'auth' | 'siteOrigin' | 'gatewayOrigin'>;

const PATH = '/account/rfb/authorize';
/** Bytes. */
const LONGEST_FORM = 8192;
/** Characters of a name and of a secret, as in other sign-ins. */
const LONGEST_NAME = 100;
const LONGEST_SECRET = 200;

function sendPage(
  { cookies, headers }: FastifyRequest,
  reply: FastifyReply,
  { gatewayOrigin, siteOrigin }: AuthorizeServices,
  parts: Omit<AuthorizePage, 'locale' | 'action'>,
): FastifyReply {
  const page = authorizePage({
    ...parts,
    locale: visitorLocale(cookies, headers['accept-language']),
    action: `${gatewayOrigin}/gora${PATH}`,
  });
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', authorizePolicy(gatewayOrigin, siteOrigin))
    .send(page.text);
}

/** Returns the account that signs in. Rejects with RequestError like `admit`, and 401 for an account of another service. */
async function admitTo(
  { service }: Asked,
  { username = '', password = '' }: Form,
  { auth }: AuthorizeServices,
  address: string,
): Promise<string> {
  const claim = toNamedClaim({
    username: username.slice(0, LONGEST_NAME),
    password: password.slice(0, LONGEST_SECRET),
  });
  const { login, record } = await auth.admit('rfb', claim, address);
  if ((JSON.parse(record) as { readonly service?: unknown }).service !== service)
    throw new RequestError(401, 'Login failed');
  return login;
}

function registerForm(app: FastifyInstance, services: AuthorizeServices): void {
  app.get(
    PATH,
    { schema: { summary: 'R3.25: asks a user of the reservation site to sign in for this site' } },
    async (request, reply) => {
      const given = Object.fromEntries(new URLSearchParams(request.url.split('?', 2)[1] ?? ''));
      const asked = readAsked(given, services.siteOrigin);
      if (asked === undefined) reply.code(400);
      return sendPage(request, reply, services, { asked });
    },
  );
}

/** Returns the fields of a form. One that is given twice, or is no text, counts as not given. */
function toForm(body: unknown): Form {
  return Object.fromEntries(
    Object.entries(body ?? {}).filter(([, value]) => typeof value === 'string'),
  );
}

/** Registers the sign-in. It returns to the site with a code, or shows the form again. */
function registerAnswer(app: FastifyInstance, services: AuthorizeServices): void {
  const { auth, siteOrigin, gatewayOrigin } = services;
  app.post(
    PATH,
    {
      schema: {
        summary: 'R3.25: signs a user of the reservation site in, and returns with a code',
      },
      config: limited(SIGN_INS),
    },
    async (request, reply) => {
      if (request.headers.origin !== gatewayOrigin)
        throw new RequestError(403, 'The form comes from another site');
      const form = toForm(request.body);
      const asked = readAsked(form, siteOrigin);
      if (asked === undefined) return sendPage(request, reply.code(400), services, { asked });
      try {
        const login = await admitTo(asked, form, services, request.ip);
        const authorization_code = await auth.codes.issue(login, asked.service);
        const way = backWith(asked, { authorization_code });
        return await reply.header('cache-control', 'no-store').redirect(way, 303);
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        const { statusCode } = error;
        return sendPage(request, reply.code(statusCode), services, {
          asked,
          username: (form['username'] ?? '').slice(0, LONGEST_NAME),
          error: statusCode === 429 ? 'tooMany' : 'refused',
        });
      }
    },
  );
}

/** R3.25: registers the page of the reservation site that gives out authorization codes. */
export function registerAuthorize(app: FastifyInstance, services: AuthorizeServices): void {
  void app.register(async (own) => {
    acceptForms(own, LONGEST_FORM);
    registerForm(own, services);
    registerAnswer(own, services);
  });
}
