import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { endpointAgent } from '../../endpoints/endpointAgent.ts';
import type { Endpoint } from '../../endpoints/endpoints.ts';

/** Milliseconds. */
const DEADLINE = 2000;
const KEPT = 60_000;

/** Returns whether a policy lets pages of `origin` show the page; a policy that does not say so does. */
function letsBeFramed(policy: string, origin: string): boolean {
  const directive = policy
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.toLowerCase().startsWith('frame-ancestors'));
  if (directive === undefined) return true;
  return directive.split(/\s+/).some((source) => source === '*' || source === origin);
}

function isShown(status: number, headers: IncomingHttpHeaders, origin: string): boolean {
  if (status !== 200 || headers['x-frame-options'] !== undefined) return false;
  return [headers['content-security-policy'] ?? '']
    .flat()
    .every((policy) => policy.split(',').every((each) => letsBeFramed(each, origin)));
}

/**
 * Returns a function that says whether a page of `origin` can show the endpoint's page in a frame: it
 * answers, and does not forbid it. The answer holds for a minute of `now` (milliseconds).
 */
export function mayBeFramed(
  endpoint: Endpoint,
  origin: string,
  now: () => number,
): () => Promise<boolean> {
  const { open, agent } = endpointAgent(endpoint);
  const ask = async (): Promise<boolean> => {
    const signal = AbortSignal.timeout(DEADLINE);
    const request = open(endpoint.url, { agent, signal, headers: { accept: 'text/html' } }).end();
    try {
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      answer.destroy();
      return isShown(answer.statusCode ?? 0, answer.headers, origin);
    } catch {
      return false;
    }
  };
  let kept: { readonly until: number; readonly answer: Promise<boolean> } | undefined;
  return () => {
    if (!kept || now() >= kept.until) kept = { until: now() + KEPT, answer: ask() };
    return kept.answer;
  };
}
