import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askPrimary, isChild } from '../processes/askPrimary.ts';
import { within } from '../within.ts';

/** Looks whether something is there. A rejection, or no answer in time, means that it is not. */
export type Check = () => boolean | Promise<boolean>;

export interface HealthOptions {
  /** Returns further fields for `/health`. If it throws, the check fails. */
  readonly details?: () => object | Promise<object>;
  /** What the server cannot answer without, by name. */
  readonly needs: Readonly<Record<string, Check>>;
  /** What it uses, but can do without for a while: readiness tells of it, and stays (ADR 053). */
  readonly uses?: Readonly<Record<string, Check>>;
}

/**
 * Returns whether a request asks how the server is. The answer must not depend on who else asks, so no
 * limit counts it.
 */
export function isHealth({ url }: FastifyRequest): boolean {
  return /^(\/gora)?\/health(\/|\?|$)/.test(url);
}

/** Milliseconds for all checks, which run together. */
const READY_WITHIN = 2000;
/** Seconds after which a balancer may look again. */
const LOOK_AGAIN = 2;

/** Returns the names of what is not there, in the order of the checks. */
async function missingOf(checks: Readonly<Record<string, Check>>): Promise<string[]> {
  const looked = Object.entries(checks).map(async ([name, check]) => {
    const found = async () => check();
    const isThere = await within(
      found().catch(() => false),
      READY_WITHIN,
    );
    return isThere === true ? [] : [name];
  });
  return (await Promise.all(looked)).flat();
}

/**
 * Registers `/health` (the process is alive) and `/health/ready` (it can answer and is not stopping; else
 * 503 with `Retry-After` and what is missing). With several processes `/health` says how many are ready.
 */
export function registerHealth(
  app: FastifyInstance,
  { details = () => ({}), needs, uses = {} }: HealthOptions,
): void {
  app.get('/health', { schema: { summary: 'Liveness' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const processes = isChild() && { processes: await askPrimary('processes', undefined) };
    return { status: 'ok', ...processes, ...(await details()) };
  });
  app.get('/health/ready', { schema: { summary: 'Readiness' } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    const [missing, without] = await Promise.all([missingOf(needs), missingOf(uses)]);
    const told = without.length > 0 && { without };
    if (app.draining.isDraining())
      return reply.code(503).header('retry-after', LOOK_AGAIN).send({ status: 'stopping' });
    if (missing.length === 0) return { status: 'ready', ...told };
    return reply
      .code(503)
      .header('retry-after', LOOK_AGAIN)
      .send({ status: 'not ready', missing, ...told });
  });
}
