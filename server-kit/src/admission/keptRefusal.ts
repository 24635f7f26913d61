import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { REQUEST_ID } from '../http/requestContext.ts';

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: string;
}

export interface KeptRefusal {
  /**
   * Sends the kept refusal past all hooks. Returns false while there is none: the caller then refuses by
   * an error, and this answer is kept.
   */
  send(reply: FastifyReply): boolean;
}

/**
 * Keeps the first refusal of a gate with all of its headers, and sends the same to everybody: under
 * overload there are many times more refusals than answers, so that they must cost little. A server
 * that stops makes each one anew, since it closes their connections.
 */
export function keptRefusal(app: FastifyInstance): KeptRefusal {
  const asked = new WeakSet<FastifyReply>();
  let kept: Answer | undefined;
  const isStopping = () => app.hasDecorator('draining') && app.draining.isDraining();
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!asked.has(reply) || typeof payload !== 'string' || isStopping()) return;
    // Fastify's type adds undefined to each header, and an answer has none that is undefined
    const headers = reply.getHeaders() as OutgoingHttpHeaders;
    kept = {
      status: reply.statusCode,
      headers: { ...headers, 'content-length': Buffer.byteLength(payload) },
      body: payload,
    };
  });
  return {
    send(reply) {
      if (kept === undefined || isStopping()) {
        asked.add(reply);
        return false;
      }
      const { status, headers, body } = kept;
      reply.hijack();
      reply.raw.writeHead(status, { ...headers, [REQUEST_ID]: reply.request.id }).end(body);
      return true;
    },
  };
}
