import type { FastifyInstance } from 'fastify';
import { within } from '../within.ts';

export interface HealthOptions {
  /** What `/health` tells beside its status; what it throws fails the check. */
  readonly details?: () => object | Promise<object>;
  /** Whether requests can be answered; a rejection means no. */
  readonly isReady: () => Promise<boolean>;
}

/** Milliseconds. */
const READY_WITHIN = 2000;

/** `/health` says that the process lives; `/health/ready` that it can answer, and is not about to end. */
export function registerHealth(
  app: FastifyInstance,
  { details = () => ({}), isReady }: HealthOptions,
): void {
  app.get('/health', { schema: { summary: 'Liveness' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok', ...(await details()) };
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
