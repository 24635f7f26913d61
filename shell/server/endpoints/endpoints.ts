import type { Environment } from '../environment.ts';

/** R3.26: the address of a neighbour, and the proxy through which this server reaches it. */
export interface Endpoint {
  readonly url: string;
  readonly proxy: { readonly needed: boolean; readonly host: string; readonly port: number };
}

function endpoint(url: string, proxy: string | undefined): Endpoint {
  if (proxy === undefined) return { url, proxy: { needed: false, host: '', port: 0 } };
  const { hostname, port } = new URL(proxy);
  return { url, proxy: { needed: true, host: hostname, port: Number(port === '' ? 80 : port) } };
}

function endpointIf(url: string | undefined, proxy: string | undefined): Endpoint | undefined {
  return url === undefined ? undefined : endpoint(url, proxy);
}

/**
 * Returns the endpoints of all neighbours. Without an endpoint for the weather the gateway answers for it;
 * without one for the external frame the site has none.
 */
export function endpoints(environment: Environment) {
  return {
    gateway: endpoint(environment.GATEWAY_URL, environment.GATEWAY_PROXY),
    weather: endpointIf(environment.WEATHER_URL, environment.WEATHER_PROXY),
    userApi: endpoint(environment.USER_API_URL, environment.USER_API_PROXY),
    externalFrame: endpointIf(environment.EXTERNAL_FRAME_URL, environment.EXTERNAL_FRAME_PROXY),
  };
}

/** Returns the proxy in the form of the request client; false if none is needed. */
export function proxyOf({
  proxy: { needed, host, port },
}: Endpoint): { host: string; port: number } | false {
  return needed ? { host, port } : false;
}
