import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  AUTH_TYPES,
  authPaths,
  isStaffKind,
  keyAskedReply,
  type KeyQuestion,
  type AuthType,
  tokenReply,
  userReply,
} from 'shared-contracts/staff';
import * as z from 'zod';
import { type JsonSource, toJsonSchema } from '../contractRoute.ts';
import { RequestError } from 'server-kit/http/requestError';
import { bearerOf, limited, noStore, SIGN_INS } from './authHttp.ts';
import { registerAuthorize } from './authorizeRoutes.ts';
import { registerKeys } from './keyRoutes.ts';
import { memberEntrant } from '../user/memberEntrant.ts';
import type { Services } from '../services.ts';
import type { Entrant } from '../../auth/sessions/Sessions.ts';
import type { SessionTable } from '../../auth/store/tables.ts';
import { parseAssertion } from '../../auth/keys/parseAnswer.ts';
import { bodyOf, type RfbLogin, SYSTEMS } from '../../auth/systems/systems.ts';

type AuthServices = Pick<Services, 'auth' | 'clock' | 'members' | 'siteOrigin' | 'gatewayOrigin'>;

/** Renewals a minute that one address may send. */
const RENEWALS = 600;

const token = z.string().max(200);
const LOGOUT = z.object({ access_token: token });
/** The reservation site (rfb) also names its service (R7.14). */
const TOKEN = z.object({ refresh_token: token, service: z.string().max(100).optional() });
/** R7.13: the user site says by which of its tokens it asks who is signed in. */
const GRANT = z.object({ grant_type: z.enum(['access_token', 'id_token']) });
const done = z.object({ data: z.array(z.object({})) });

function replySchema(schema: JsonSource) {
  return { 200: toJsonSchema(schema) };
}
function post(summary: string, body: z.ZodType, reply: JsonSource) {
  return {
    schema: { summary, body: toJsonSchema(body), response: replySchema(reply) },
  };
}

async function toEntrant(
  type: AuthType,
  request: FastifyRequest,
  { members, auth: { admit, codes } }: AuthServices,
): Promise<Entrant> {
  if (type === 'user') return memberEntrant(members, request.cookies);
  // the schema has checked the body
  if (type === 'rfb') return codes.redeem(request.body as RfbLogin, request.ip);
  const { toClaim } = SYSTEMS[type];
  return admit(type, toClaim(request.body), request.ip);
}

function toQuestion(options: object | undefined): KeyQuestion | undefined {
  return options && { ...options };
}

/**
 * Checks the second factor of an account that has one. Returns what its key has to sign if the call
 * brings no answer of a key, else undefined. Rejects with RequestError 401 for a wrong answer.
 */
async function askForKey(
  { auth: { keys, audit } }: AuthServices,
  { type: system, login }: Entrant,
  { body, ip: address }: FastifyRequest,
): Promise<KeyQuestion | undefined> {
  const owner = { system, login };
  // the schema of staff has checked that it is a text
  const { assertion } = body as { readonly assertion?: string };
  if (!isStaffKind(system)) return undefined;
  if (assertion === undefined) return toQuestion(await keys.ask(owner));
  const answer = parseAssertion(assertion);
  if ((await keys.list(owner)).length === 0) return undefined;
  if (answer && (await keys.isProved(owner, answer))) return undefined;
  await audit.note('key-refused', { ...owner, address });
  throw new RequestError(401, 'Login failed');
}

async function toUserInfo(
  session: SessionTable,
  { clock, auth: { keys } }: Pick<AuthServices, 'clock' | 'auth'>,
) {
  const now = clock();
  const hasKeys = isStaffKind(session.system) && keys.isOn;
  return {
    data: [
      {
        ...(JSON.parse(session.record) as object),
        session_age: Math.max(0, Math.floor((now - session.started_at) / 1000)),
        session_expires_in: Math.max(0, Math.floor((session.expires_at - now) / 1000)),
        ...(hasKeys && { security_keys: (await keys.list(session)).length }),
      },
    ],
  };
}

function registerLogin(app: FastifyInstance, services: AuthServices, type: AuthType): void {
  const { sessions } = services.auth;
  app.post(
    authPaths(type).login,
    {
      schema: {
        summary: `R7.10: signs in to ${type}`,
        body: toJsonSchema(bodyOf(type)),
        response: { ...replySchema(tokenReply), 403: toJsonSchema(keyAskedReply) },
      },
      config: limited(SIGN_INS),
    },
    async (request, reply) => {
      const entrant = await toEntrant(type, request, services);
      const key = await askForKey(services, entrant, request);
      if (key !== undefined)
        return noStore(reply.code(403), { data: [{ message: 'A security key is asked', key }] });
      return noStore(reply, { data: [await sessions.start(entrant, request.ip)] });
    },
  );
}

function registerLogout(app: FastifyInstance, { auth }: AuthServices, type: AuthType): void {
  app.post<{ Body: z.infer<typeof LOGOUT> }>(
    authPaths(type).logout,
    post(`R7.11: signs out of ${type}`, LOGOUT, done),
    async ({ body: { access_token }, ip }, reply) => {
      await auth.sessions.signOut(type, access_token, ip);
      return noStore(reply, { data: [{}] });
    },
  );
}

function registerRenewal(app: FastifyInstance, { auth }: AuthServices, type: AuthType): void {
  app.post<{ Body: z.infer<typeof TOKEN> }>(
    authPaths(type).token,
    {
      ...post(`R7.12: renews the tokens of ${type}`, TOKEN, tokenReply),
      config: limited(RENEWALS),
    },
    async ({ body: { refresh_token, service }, ip }, reply) =>
      noStore(reply, { data: [await auth.sessions.refresh(type, refresh_token, ip, service)] }),
  );
}

function registerSignedIn(app: FastifyInstance, services: AuthServices, type: AuthType): void {
  const { auth } = services;
  const query = type === 'user' ? { querystring: toJsonSchema(GRANT) } : {};
  app.get<{ Querystring: Partial<z.infer<typeof GRANT>> }>(
    authPaths(type).user,
    {
      schema: {
        summary: `R7.13: who is signed in to ${type}`,
        ...query,
        response: replySchema(userReply),
      },
    },
    async (request, reply) => {
      const kind = request.query.grant_type === 'id_token' ? 'id' : 'access';
      const session = await auth.sessions.find(type, bearerOf(request), kind);
      if (session === undefined) throw new RequestError(401, 'Unauthorized');
      return noStore(reply, await toUserInfo(session, services));
    },
  );
}

/** Registers login, logout, token and user info of every account system (R7.10 to R7.14). */
export function registerAuth(app: FastifyInstance, services: AuthServices): void {
  for (const type of AUTH_TYPES) {
    registerLogin(app, services, type);
    registerLogout(app, services, type);
    registerRenewal(app, services, type);
    registerSignedIn(app, services, type);
  }
  registerAuthorize(app, services);
  registerKeys(app, services.auth);
}
