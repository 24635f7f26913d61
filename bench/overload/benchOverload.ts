import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_COURSES } from 'gateway/src/inventory/filling/courseIds.ts';
import { buildStale } from 'tooling/build/buildStale';
import { startPostgres } from 'tooling/postgres/startPostgres';
import { startStack } from 'tooling/stack';
import { CLOCK, startGateway } from '../sides/startGateway.ts';
import { benchSubject, type LoadOptions } from './benchSubject.ts';
import { gatewaySubject } from './gatewaySubject.ts';
import { metricsOf } from './metricsOf.ts';
import type { Subject } from './question.ts';
import { shellSubject } from './shellSubject.ts';

export interface OverloadBench extends LoadOptions {
  /** The share of all courses. */
  readonly scale: number;
  /** `PROCESSES` of the server that is measured. */
  readonly processes: string;
}

async function aFolder(ends: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'asashiba-overload-'));
  ends.defer(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A stack as in production, with the limits that a production server has. */
async function aShell({ scale, processes, hasAims, log, ends }: OverloadBench): Promise<Subject> {
  await buildStale({ log });
  const stack = await startStack({
    dataFolder: await aFolder(ends),
    scale: String(scale),
    clock: CLOCK,
    shellSettings: {
      SITE_MODE: 'production',
      PROCESSES: processes,
      TRUSTED_PROXIES: 'loopback',
      // a busy machine that checks no times must not cut renderers that have just started
      ...(!hasAims && { RENDER_DEADLINE: '30000' }),
    },
    log,
  });
  ends.defer(() => stack.stop());
  return shellSubject(Number(new URL(stack.shellUrl).port), metricsOf(stack.metrics.shell));
}

/** A gateway with its usual limits; `databaseUrl` names PostgreSQL in place of SQLite. */
async function aGateway(
  { scale, processes, log, ends }: OverloadBench,
  databaseUrl?: string,
): Promise<Subject> {
  const gateway = await startGateway({
    folder: await aFolder(ends),
    courses: Math.max(2, Math.round(scale * ALL_COURSES)),
    log,
    ends,
    settings: {
      PROCESSES: processes,
      LONGEST_LAG: undefined,
      GATEWAY_RATE_LIMIT: undefined,
      ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
    },
  });
  const usage = metricsOf(gateway.metrics);
  return gatewaySubject(`gateway on ${databaseUrl === undefined ? 'SQLite' : 'PostgreSQL'}`, {
    ...gateway,
    usage,
  });
}

async function onPostgres(options: OverloadBench): Promise<Subject | undefined> {
  const { url, said, stop } = await startPostgres();
  options.ends.defer(stop);
  if (url !== undefined) return aGateway(options, url);
  options.log(said);
  return undefined;
}

/**
 * Offers the shell, and the gateway on each database, more than they hold. Resolves with a sentence
 * for each answer that was wrong, and with `hasAims` for each aim that was missed.
 */
export async function benchOverload(options: OverloadBench): Promise<string[]> {
  const broken: string[] = [];
  for (const start of [aShell, (own: OverloadBench) => aGateway(own), onPostgres]) {
    // a server ends before the next one starts, so that each has the machine
    await using ends = options.ends.use(new AsyncDisposableStack());
    const own = { ...options, ends };
    const subject = await start(own);
    if (subject !== undefined) broken.push(...(await benchSubject(subject, own)));
  }
  return broken;
}
