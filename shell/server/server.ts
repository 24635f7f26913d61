import {
  setImmediate as setImmediatePromise,
  setTimeout as setTimeoutPromise,
} from 'node:timers/promises';
import { buildApp } from './app.ts';
import { readEnvironment } from './environment.ts';

/** Milliseconds for open requests to end after SIGTERM. */
const DRAIN_LIMIT = 10_000;
/** Milliseconds for which it still takes connections after SIGTERM. */
const ACCEPTS_FOR = 500;

const environment = readEnvironment();
const app = await buildApp(environment);

async function stop(): Promise<void> {
  setTimeout(() => process.exit(1), DRAIN_LIMIT).unref();
  // a listener that closes resets what its backlog still holds: visitors already on their way get in first
  await setTimeoutPromise(ACCEPTS_FOR);
  await setImmediatePromise();
  // keep-alive connections would hold the end
  app.server.closeIdleConnections?.();
  await app.close();
  process.exit(0);
}
process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());

await app.listen({ port: environment.SHELL_PORT, host: environment.SHELL_HOST });
const address = app.server.address();
const port = typeof address === 'object' && address ? address.port : environment.SHELL_PORT;
const scheme = environment.TLS_KEY === undefined ? 'http' : 'https';
process.stdout.write(`shell ready on ${scheme}://localhost:${port}\n`);
