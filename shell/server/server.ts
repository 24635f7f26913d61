import { buildApp } from './app.ts';
import { readEnvironment } from './environment.ts';

/** Milliseconds for open requests to end after SIGTERM. */
const DRAIN_LIMIT = 10_000;

const environment = readEnvironment();
const app = await buildApp(environment);

const stop = () => {
  setTimeout(() => process.exit(1), DRAIN_LIMIT).unref();
  // keep-alive connections would hold the end
  app.server.closeIdleConnections?.();
  void app.close().then(() => process.exit(0));
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

await app.listen({ port: environment.SHELL_PORT, host: environment.SHELL_HOST });
const address = app.server.address();
const port = typeof address === 'object' && address ? address.port : environment.SHELL_PORT;
const scheme = environment.TLS_KEY === undefined ? 'http' : 'https';
process.stdout.write(`shell ready on ${scheme}://localhost:${port}\n`);
