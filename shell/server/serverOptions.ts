import { readFile } from 'node:fs/promises';
import type { ServerOptions } from 'server-kit/http/createServer';
import type { Environment } from './environment.ts';
import { rewriteUnusablePath } from './routes/pages/pageRoutes.ts';

/** Bytes: more than the limit of a query, so that a page can answer a longer query (414). */
const LONGEST_HEADERS = 131_072;
/** Milliseconds. */
const REQUEST_TIMEOUT = 10_000;

async function toTlsOptions({
  TLS_KEY: key,
  TLS_CERT: cert,
}: Pick<Environment, 'TLS_KEY' | 'TLS_CERT'>) {
  if (key === undefined || cert === undefined) return {};
  return {
    http2: true as const,
    https: {
      allowHTTP1: true,
      maxHeaderSize: LONGEST_HEADERS,
      settings: { maxHeaderListSize: LONGEST_HEADERS },
      key: await readFile(key),
      cert: await readFile(cert),
    },
  };
}

/**
 * Returns the options of the server: HTTP/2 if there is a certificate, limits, and the trusted
 * proxies. Rejects if a TLS file is missing. `requestTimeout` is in milliseconds.
 */
export async function toServerOptions(
  environment: Pick<Environment, 'TLS_KEY' | 'TLS_CERT' | 'TRUSTED_PROXIES' | 'LOG_LEVEL'>,
  requestTimeout = REQUEST_TIMEOUT,
): Promise<ServerOptions> {
  // the type cannot express that the server is HTTP/1 or HTTP/2 at run time
  return {
    ...(await toTlsOptions(environment)),
    logger: { level: environment.LOG_LEVEL },
    requestTimeout,
    trustProxy: environment.TRUSTED_PROXIES ?? false,
    http: { maxHeaderSize: LONGEST_HEADERS },
    rewriteUrl: rewriteUnusablePath,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
  } as ServerOptions;
}
