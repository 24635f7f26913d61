import { readFile } from 'node:fs/promises';
import type { ServerOptions } from 'server-kit/http/createServer';
import type { Environment } from './environment.ts';
import { rewriteUnusablePath } from './routes/pages/pageRoutes.ts';

/** Bytes: room for a query above the limit to be told so with a page (414). */
const LONGEST_HEADERS = 131_072;
/** Milliseconds. */
const REQUEST_TIMEOUT = 10_000;

async function toTlsOptions({ TLS_KEY: key, TLS_CERT: cert }: Environment) {
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

/** How the server itself is set up: HTTP/2 where there is a certificate, limits, and whose word for the visitor's address is taken. */
export async function toServerOptions(environment: Environment): Promise<ServerOptions> {
  // the server's kind (HTTP/1 or HTTP/2) is known at run time only
  return {
    ...(await toTlsOptions(environment)),
    logger: { level: 'warn' },
    requestTimeout: REQUEST_TIMEOUT,
    trustProxy: environment.TRUSTED_PROXIES ?? false,
    http: { maxHeaderSize: LONGEST_HEADERS },
    rewriteUrl: rewriteUnusablePath,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 300 },
  } as ServerOptions;
}
