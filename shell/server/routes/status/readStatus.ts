import { onwardHeaders } from 'server-kit/http/requestContext';
import type { LiveWidget, ServerStatus, StatusState } from 'staff-pages/state/staffState';
import * as z from 'zod';
import type { RegistryAnswer } from '../../releases/registryAnswer.ts';
import { type ErrorSource, readErrors } from './readErrors.ts';

export interface StatusSources extends ErrorSource {
  readonly registry: Pick<RegistryAnswer, 'latest' | 'ageSeconds'>;
  readonly gatewayUrl: string;
}

/** Milliseconds: longer than a server takes to look at what it needs. */
const PATIENCE = 3000;

const names = z.array(z.string()).default([]);
const readiness = z.object({ status: z.string(), missing: names, without: names });
const freshness = z.object({
  inventory: z.object({ checkedSeconds: z.number(), changedSeconds: z.number() }),
});

async function read(base: string, path: string) {
  const response = await fetch(new URL(path, base), {
    headers: onwardHeaders(),
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  return (await response.json()) as unknown;
}

/** Converts the answer of a server's `/health/ready`; anything else counts as none. */
function toServerStatus(name: ServerStatus['name'], answer: unknown): ServerStatus {
  const told = readiness.safeParse(answer);
  if (!told.success) return { name, is: 'silent', missing: [], without: [] };
  const { status, missing, without } = told.data;
  return { name, is: status === 'ready' ? 'ready' : 'notReady', missing, without };
}

/** Returns undefined if there was no answer. */
function orNothing<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  return answer.catch(() => undefined);
}

async function readLive(registry: StatusSources['registry']): Promise<LiveWidget[]> {
  const { microFrontends } = await registry.latest();
  return Object.entries(microFrontends).flatMap(([name, versions]) =>
    versions
      .filter(({ deployment }) => deployment.traffic > 0)
      .map(({ metadata: { version }, deployment: { traffic, default: isStable } }) => ({
        name,
        version,
        traffic,
        isTrial: !isStable,
      })),
  );
}

/** Asks every server how it is. `shell` is this server's own answer. A neighbour that is away is part of the answer. */
export async function readStatus(
  sources: StatusSources,
  shell: Promise<unknown>,
): Promise<Pick<StatusState, 'servers' | 'live' | 'answerAge' | 'inventory' | 'errors'>> {
  const { registry, gatewayUrl, registryUrl } = sources;
  const [own, gateway, registryReady, health, errors, live] = await Promise.all([
    orNothing(shell),
    orNothing(read(gatewayUrl, '/gora/health/ready')),
    orNothing(read(registryUrl, '/health/ready')),
    orNothing(read(gatewayUrl, '/gora/health')),
    readErrors(sources),
    readLive(registry),
  ]);
  return {
    servers: [
      toServerStatus('shell', own),
      toServerStatus('gateway', gateway),
      toServerStatus('registry', registryReady),
    ],
    live,
    answerAge: Math.round(registry.ageSeconds()),
    inventory: freshness.safeParse(health).data?.inventory,
    errors,
  };
}
