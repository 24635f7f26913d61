import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askPrimary, isChild } from '../processes/askPrimary.ts';
import { within } from '../within.ts';

export interface HealthOptions {
  /** Returns further fields for `/health`. If it throws, the check fails. */
  readonly details?: () => object | Promise<object>;
  /** Returns whether the server can answer requests. A rejection means that it cannot. */
  readonly isReady: () => Promise<boolean>;
}

/**
 * Returns whether a request asks how the server is. The answer must not depend on who else asks, so no
 * limit counts it.
 */
export function isHealth({ url }: FastifyRequest): boolean {
  return /^(\/gora)?\/health(\/|\?|$)/.test(url);
}

/** Milliseconds. */
const READY_WITHIN = 2000;

/**
 * Registers `/health` (the process is alive) and `/health/ready` (it can answer and is not
 * stopping; else 503). With several processes `/health` says how many are ready.
 */
export function registerHealth(
  app: FastifyInstance,
  { details = () => ({}), isReady }: HealthOptions,
): void {
  app.get('/health', { schema: { summary: 'Liveness' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const processes = isChild() && { processes: await askPrimary('processes', undefined) };
    return { status: 'ok', ...processes, ...(await details()) };
  });
  app.get('/health/ready', { schema: { summary: 'Readiness' } }, async (_request, reply) => {
    const answer = within(
      isReady().catch(() => false),
      READY_WITHIN,
    );
    const canAnswer = !app.draining.isDraining() && (await answer) === true;
    return reply
      .status(canAnswer ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: canAnswer ? 'ready' : 'not ready' });
  });
}
