import type * as http from 'node:http';
import { onwardHeaders } from 'server-kit/http/requestContext';
import { ApiError, firstMessage, InvalidAuthError, TimeoutError } from 'shared-contracts/errors';
import { courseWeather } from 'shared-contracts/gateway';
import { endpointAgent } from '../endpoints/endpointAgent.ts';
import type { Endpoint } from '../endpoints/endpoints.ts';

/** What the gateway answered with a status of 2xx. */
export interface GatewayAnswer {
  readonly text: string;
  /** The `Cache-Control` header; empty if there is none. */
  readonly cacheControl: string;
  readonly setsCookie: boolean;
}

export interface GatewayQuestion {
  /** The path below `/gora`, with the query. */
  readonly address: string;
  /** The visitor's address, for which the gateway counts the call. */
  readonly visitor: string;
  /** Milliseconds until the whole answer must be here. */
  readonly timeout: number;
}

export interface GatewayClient {
  /** Sends a GET. Rejects with an error of `shared-contracts/errors`. */
  read(question: GatewayQuestion): Promise<GatewayAnswer>;
  /** Closes the connections. */
  close(): void;
}

export interface ClientOptions {
  /** R3.26: the gateway, and the proxy before it. */
  readonly gateway: Endpoint;
  /** R3.26, R7.19: what answers the calls of the weather in the gateway's place. */
  readonly weather?: Endpoint | undefined;
  /** R7.17: the mock that answers instead of the gateway. */
  readonly mockName?: string | undefined;
}

/** The longest accepted answer in bytes. */
const LONGEST_ANSWER = 5_000_000;

/** How the calls of an endpoint are sent. */
function wayTo(endpoint: Endpoint, headers: http.OutgoingHttpHeaders = {}) {
  return { url: endpoint.url, ...endpointAgent(endpoint), headers };
}

function parseErrorBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** R8.09, R8.10: returns the error of an answer whose status is not 2xx; a redirect is one. */
function toStatusError(status: number, text: string, path: string): ApiError {
  const data = parseErrorBody(text);
  if (status === 401) return new InvalidAuthError(firstMessage(data) ?? 'Unauthorized', path);
  return new ApiError(`Request failed with status code ${status}`, { status, path, data });
}

/** Returns an error of the network in the form of the error family. */
function toNetworkError(error: unknown, path: string): ApiError {
  if (error instanceof ApiError) return error;
  // Node names the cause of a system's error in `code`
  const { message, code } = error as NodeJS.ErrnoException;
  return new ApiError(message, { status: code ?? -1, path, cause: error });
}

async function readText(response: http.IncomingMessage, path: string): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > LONGEST_ANSWER)
      throw new ApiError(`Answer is longer than ${LONGEST_ANSWER} bytes`, { status: -1, path });
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Sends the request and waits for its whole answer. Rejects if that takes longer than `timeout`. */
async function exchange(request: http.ClientRequest, path: string, timeout: number) {
  let late: TimeoutError | undefined;
  const timer = setTimeout(() => {
    late = new TimeoutError(path);
    request.destroy(late);
  }, timeout);
  try {
    const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
      request.on('response', resolve).on('error', reject).end();
    });
    return { response, text: await readText(response, path) };
  } catch (error) {
    throw late ?? toNetworkError(error, path);
  } finally {
    clearTimeout(timer);
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

/**
 * Returns the server's one client of the gateway. It keeps connections open, follows no redirect,
 * and sends nothing about the visitor but the address.
 */
export function gatewayClient({ gateway, weather, mockName }: ClientOptions): GatewayClient {
  const mock = mockName === undefined ? {} : { 'x-api-name': mockName, 'x-version': 'release' };
  const toGateway = wayTo(gateway, mock);
  const toWeather = weather && wayTo(weather);

  return {
    async read({ address, visitor, timeout }) {
      const [path = '', query = ''] = address.split('?');
      const headers = { accept: 'application/json, text/plain, */*', 'x-forwarded-for': visitor };
      const ofWeather = path === courseWeather.path ? toWeather : undefined;
      const way = ofWeather ?? toGateway;
      // the weather's address is that of its one call
      const url = new URL(ofWeather ? `?${query}` : `/gora${address}`, way.url);
      const request = way.open(url, {
        agent: way.agent,
        headers: { ...headers, ...way.headers, ...onwardHeaders() },
      });
      const { text, response } = await exchange(request, path, timeout);
      const { statusCode = 0, headers: told } = response;
      if (!isSuccess(statusCode)) throw toStatusError(statusCode, text, path);
      return {
        text,
        cacheControl: told['cache-control'] ?? '',
        setsCookie: told['set-cookie'] !== undefined,
      };
    },
    close() {
      toGateway.agent.destroy();
      toWeather?.agent.destroy();
    },
  };
}
