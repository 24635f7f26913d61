import { once } from 'node:events';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { authPaths } from 'shared-contracts/staff';

const RENEWAL = `/gora${authPaths('panda').token}`;

/** A gateway of which the auth server fails to renew tokens while a test wants it. */
export interface FailingGateway {
  readonly url: string;
  /** Answers so many renewals from now on with 500. */
  failNext(times: number): void;
  /** The renewals that were answered with 500. */
  failed(): number;
  stop(): Promise<void>;
}

/** Starts a door to the gateway, through which all calls go unchanged but the renewals that are to fail. */
export async function failingRenewals(gatewayUrl: string): Promise<FailingGateway> {
  let left = 0;
  let failed = 0;
  const door = createServer((call, answer) => {
    if (left > 0 && call.url === RENEWAL) {
      left -= 1;
      failed += 1;
      call.resume();
      answer.writeHead(500, { 'content-type': 'application/json' });
      answer.end(JSON.stringify({ result_status: 500, data: [{ message: 'no database' }] }));
      return;
    }
    const { method, headers } = call;
    const onward = ask(new URL(call.url ?? '/', gatewayUrl), { method, headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    call.pipe(onward);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');
  return {
    url: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    failNext(times) {
      left = times;
    },
    failed: () => failed,
    async stop() {
      door.close();
      door.closeAllConnections();
      await once(door, 'close');
    },
  };
}
