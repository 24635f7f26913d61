import { Finding } from '../explore.ts';
import { send } from './send.ts';
import { mayStaySilent, type WildRequest } from './request/wildRequest.ts';

let connections = 0;
/**
 * Each request comes from another address of this machine, where a system has many (Linux), so that no
 * limit for one visitor ends them.
 */
function nextAddress(): string | undefined {
  connections += 1;
  if (process.platform !== 'linux') return undefined;
  return `127.1.${(connections >> 8) & 255}.${connections & 255}`;
}

/** Throws where an answer is none that a client can use. Returns its class. */
export async function check(origin: string, request: WildRequest): Promise<string> {
  const answer = await send(origin, request, nextAddress());
  const line =
    request.raw === undefined
      ? `${request.method} ${request.target.split('?')[0]?.slice(0, 60)}`
      : 'raw bytes';
  if (answer === 'closed') {
    if (mayStaySilent(request)) return 'closed';
    throw new Finding(`no answer to ${line}`);
  }
  if (typeof answer === 'string') throw new Finding(`${answer}: ${line}`);
  const { status, head } = answer;
  if (status === 503 && head.includes('\r\nretry-after:')) return '503 with Retry-After';
  // 501 says that the method is unknown, 505 that the version is
  if (status >= 500 && !(request.raw !== undefined && [501, 505].includes(status)))
    throw new Finding(`${status} to ${line}`);
  return status === 429 ? '429' : `${Math.floor(status / 100)}xx`;
}
