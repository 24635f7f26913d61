import type { FastifyInstance } from 'fastify';
import { type UserInfoReply, userInfoReply } from 'shared-contracts/gateway';
import { RequestError } from 'server-kit/http/requestError';
import { toJsonSchema } from '../contractRoute.ts';
import type { Services } from '../services.ts';
import { GUEST, toInfo } from './members.ts';

/** A name, or names separated by dots; anything else could be code (fault 20). */
const CALLBACK = /^[A-Za-z_$][\w$.]{0,63}$/;
const schema = {
  summary: 'R7.01: who is signed in, as a script that calls `callback`',
  querystring: { type: 'object', properties: { callback: { type: 'string' } } },
  response: { 200: { content: { 'text/javascript': { schema: toJsonSchema(userInfoReply) } } } },
} as const;

/**
 * Returns JSON that is also a script: the two line separators would end a line there, and `<` could
 * start markup.
 */
function toScript(reply: UserInfoReply): string {
  return JSON.stringify(reply)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replaceAll('<', '\\u003c');
}

/** Serves the user info as JSONP (R7.01). Only origins of the same site may load it. */
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
      // the comment keeps old plug-ins from taking the name for the start of one of their files
      return reply.send(`/**/${callback}(${toScript(reply200)});`);
    },
  );
}
