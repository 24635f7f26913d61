import { type OpenServer, runServer } from 'server-kit/process/runServer';
import { buildApp } from './app.ts';
import { readServerEnvironment } from './environment.ts';
import { openRegistry } from './openRegistry.ts';

/** Milliseconds from a signal until the process ends. */
const ENDS_WITHIN = 8000;

async function openServer(): Promise<OpenServer> {
  const environment = readServerEnvironment();
  return {
    app: await buildApp(await openRegistry(environment)),
    port: environment.REGISTRY_PORT,
    host: environment.REGISTRY_HOST,
    endsWithin: ENDS_WITHIN,
  };
}

await runServer('registry', openServer, () => ({
  metrics: readServerEnvironment().REGISTRY_METRICS,
}));
