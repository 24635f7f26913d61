import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from 'server-kit/http/requestError';
import { keysPath, keysReply, STAFF_KINDS, type StaffKind } from 'shared-contracts/staff';
import * as z from 'zod';
import type { AuthServer } from '../../auth/authServer.ts';
import { parseNewKey } from '../../auth/keys/parseAnswer.ts';
import type { SessionTable } from '../../auth/store/tables.ts';
import { toJsonSchema } from '../contractRoute.ts';
import { bearerOf, noStore } from './authHttp.ts';

/** Requests a minute that one address may send. */
const limited = { rateLimit: { max: 60, timeWindow: 60_000 } };

/** The secret is asked again, since a key decides who gets in from now on. */
const secret = z.string().max(200);
const ADD = z.object({ secret, key: z.string().max(8000) });
const REMOVE = z.object({ secret, id: z.string().max(2000) });

async function sessionOf(
  { sessions }: AuthServer,
  kind: StaffKind,
  request: FastifyRequest,
): Promise<SessionTable> {
  const session = await sessions.find(kind, bearerOf(request));
  if (session === undefined) throw new RequestError(401, 'Unauthorized');
  return session;
}

/**
 * Returns the session of a change, and notes the change when it is done. Rejects like `admit` for a
 * wrong secret, but with 403: the session itself is good.
 */
async function proved(
  auth: AuthServer,
  kind: StaffKind,
  request: FastifyRequest<{ Body: { readonly secret: string } }>,
) {
  const session = await sessionOf(auth, kind, request);
  const { login, id: session_id } = session;
  try {
    await auth.admit(kind, { login, secret: request.body.secret }, request.ip);
  } catch (error) {
    if (error instanceof RequestError && error.statusCode === 401)
      throw new RequestError(403, 'The secret is wrong');
    throw error;
  }
  const note = (event: 'key-added' | 'key-removed') =>
    auth.audit.note(event, { system: kind, login, session_id, address: request.ip });
  return { session, note };
}

function registerReading(app: FastifyInstance, auth: AuthServer, kind: StaffKind): void {
  app.get(
    keysPath(kind),
    {
      schema: {
        summary: `The security keys of an account of ${kind}`,
        response: { 200: toJsonSchema(keysReply) },
      },
    },
    async (request, reply) =>
      noStore(reply, { data: await auth.keys.list(await sessionOf(auth, kind, request)) }),
  );
  app.post(
    `${keysPath(kind)}/challenge`,
    { schema: { summary: `What a browser asks a new key of ${kind}` }, config: limited },
    async (request, reply) =>
      noStore(reply, { data: [await auth.keys.askNew(await sessionOf(auth, kind, request))] }),
  );
  app.post(
    `${keysPath(kind)}/question`,
    { schema: { summary: `What a key signs before the secret is proved again` }, config: limited },
    async (request, reply) => {
      const key = await auth.keys.ask(await sessionOf(auth, kind, request));
      if (key === undefined) throw new RequestError(404, 'The account has no key');
      return noStore(reply, { data: [key] });
    },
  );
}

function registerChanges(app: FastifyInstance, auth: AuthServer, kind: StaffKind): void {
  app.post<{ Body: z.infer<typeof ADD> }>(
    `${keysPath(kind)}/add`,
    {
      schema: { summary: `Adds a security key of ${kind}`, body: toJsonSchema(ADD) },
      config: limited,
    },
    async (request, reply) => {
      const { session, note } = await proved(auth, kind, request);
      const key = parseNewKey(request.body.key);
      if (key === undefined) throw new RequestError(400, 'The security key did not fit');
      await auth.keys.add(session, key);
      await note('key-added');
      return noStore(reply, { data: [{}] });
    },
  );
  app.post<{ Body: z.infer<typeof REMOVE> }>(
    `${keysPath(kind)}/remove`,
    {
      schema: { summary: `Removes a security key of ${kind}`, body: toJsonSchema(REMOVE) },
      config: limited,
    },
    async (request, reply) => {
      const { session, note } = await proved(auth, kind, request);
      if (!(await auth.keys.remove(session, request.body.id)))
        throw new RequestError(404, 'The account has no such key');
      await note('key-removed');
      return noStore(reply, { data: [{}] });
    },
  );
}

/** Registers the security keys of staff, where the host of staff is known (ADR 044). */
export function registerKeys(app: FastifyInstance, auth: AuthServer): void {
  if (!auth.keys.isOn) return;
  for (const kind of STAFF_KINDS) {
    registerReading(app, auth, kind);
    registerChanges(app, auth, kind);
  }
}
