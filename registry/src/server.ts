import { waitForSchemas } from 'server-kit/database/waitForSchemas';
import { type OpenServer, runServer } from 'server-kit/process/runServer';
import { toHowToRun } from 'server-kit/process/toHowToRun';
import { toMigrateAtStart } from 'server-kit/settings/fields';
import { buildApp } from './app.ts';
import { readServerEnvironment } from './environment.ts';
import { openRegistry } from './openRegistry.ts';
import { MIGRATE_PROGRAM, openSchemas } from './openSchemas.ts';

/** Milliseconds from a signal until the process ends. */
const ENDS_WITHIN = 8000;

async function openServer(): Promise<OpenServer> {
  const environment = readServerEnvironment();
  if (!toMigrateAtStart(environment))
    await waitForSchemas('registry', async () => openSchemas(environment), MIGRATE_PROGRAM);
  return {
    app: await buildApp(await openRegistry(environment), { logLevel: environment.LOG_LEVEL }),
    port: environment.REGISTRY_PORT,
    host: environment.REGISTRY_HOST,
    endsWithin: ENDS_WITHIN,
  };
}

await runServer('registry', openServer, () => {
  const environment = readServerEnvironment();
  return { metrics: environment.REGISTRY_METRICS, ...toHowToRun(environment) };
});
