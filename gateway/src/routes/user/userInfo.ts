import type { FastifyInstance } from 'fastify';
import { type UserInfoReply, userInfoReply } from 'shared-contracts/gateway';
import { RequestError } from 'server-kit/http/requestError';
import { toJsonSchema } from '../contractRoute.ts';
import type { Services } from '../services.ts';
import { GUEST, toInfo } from './members.ts';

/** Fault 20: a name, or names with dots between; anything else could be code. */
const CALLBACK = /^[A-Za-z_$][\w$.]{0,63}$/;
const schema = {
  summary: 'R7.01: who is signed in, as a script that calls `callback`',
  querystring: { type: 'object', properties: { callback: { type: 'string' } } },
  response: { 200: { content: { 'text/javascript': { schema: toJsonSchema(userInfoReply) } } } },
} as const;

/** JSON that is also a script: these two end a line there. */
function toScript(reply: UserInfoReply): string {
  return JSON.stringify(reply)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replaceAll('<', '\\u003c');
}

/** R7.01. The site is another origin of the same site, so the answer may be loaded from there, and from nowhere else. */
export function registerUserInfo(
  app: FastifyInstance,
  { members }: Pick<Services, 'members'>,
): void {
  app.get<{ Querystring: { callback?: string | string[] } }>(
    '/user/info',
    { schema },
    async ({ query: { callback }, cookies }, reply) => {
      if (typeof callback !== 'string' || !CALLBACK.test(callback))
        throw new RequestError(400, 'callback is not a name');
      const member = await members.read(cookies);
      const reply200: UserInfoReply = {
        left_menu_info: member === undefined ? GUEST : toInfo(member),
      };
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', 'private, no-store')
        .header('vary', 'cookie')
        .serializer(String);
      // the comment keeps old plug-ins from reading the name as the start of a file of theirs
      return reply.send(`/**/${callback}(${toScript(reply200)});`);
    },
  );
}
