import {
  setImmediate as setImmediatePromise,
  setTimeout as setTimeoutPromise,
} from 'node:timers/promises';
import { createApp } from './app.ts';
import { readEnvironment } from './environment.ts';

const LONGEST_GOODBYE = 8_000;
const ACCEPTS_FOR = 500;

async function start() {
  const environment = readEnvironment();
  const app = await createApp(environment);
  const stop = async (): Promise<void> => {
    setTimeout(() => process.exit(1), LONGEST_GOODBYE).unref();
    // a listener that closes resets what its backlog still holds: callers already on their way get in first
    await setTimeoutPromise(ACCEPTS_FOR);
    await setImmediatePromise();
    await app.close();
    process.exit(0);
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  await app.listen({ port: environment.REGISTRY_PORT, host: environment.REGISTRY_HOST });
}

start().catch((error: Error) => {
  process.stderr.write(`registry: ${error.message}\n`);
  process.exit(1);
});
