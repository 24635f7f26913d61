import * as http from 'node:http';
import * as https from 'node:https';
import type { Endpoint } from './endpoints.ts';

const CONNECTIONS = 64;

/** How this server sends requests to an endpoint: `open` with `agent`, which goes by the endpoint's proxy. */
export interface EndpointAgent {
  readonly open: typeof http.request;
  readonly agent: http.Agent;
}

/** R3.26: returns the way to an endpoint. Its connections stay open until the agent is destroyed. */
export function endpointAgent({ url, proxy: { needed, host, port } }: Endpoint): EndpointAgent {
  const { Agent, request: open } = url.startsWith('https:') ? https : http;
  const proxy = `http://${host}:${port}`;
  const agent = new Agent({
    keepAlive: true,
    maxSockets: CONNECTIONS,
    ...(needed && { proxyEnv: { HTTP_PROXY: proxy, HTTPS_PROXY: proxy } }),
  });
  return { open, agent };
}
