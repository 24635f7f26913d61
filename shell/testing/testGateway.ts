import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Endpoint } from '../server/endpoints/endpoints.ts';

export interface TestGateway {
  readonly endpoint: Endpoint;
  /** The requests in the order of their arrival. */
  readonly asked: IncomingMessage[];
  /** Ends the server, and the connections to it. */
  close(): Promise<void>;
}

/** Starts an HTTP server that answers in the gateway's place. */
export async function openTestGateway(answer: RequestListener): Promise<TestGateway> {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // a server on TCP has an address with a port
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: {
      url: `http://127.0.0.1:${port}`,
      proxy: { needed: false, host: '', port: 0 },
    },
    asked,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
