import { type OpenServer, runServer } from 'server-kit/process/runServer';
import { toHowToRun } from 'server-kit/process/toHowToRun';
import { buildHosts } from './app.ts';
import { readServerEnvironment } from './environment.ts';

/** Milliseconds from a signal until the process ends. */
const ENDS_WITHIN = 10_000;

async function openShell(): Promise<OpenServer> {
  const environment = readServerEnvironment();
  const { site, staff, frames } = await buildHosts(environment);
  return {
    app: site,
    port: environment.SHELL_PORT,
    more: [
      { app: staff, port: environment.STAFF_PORT },
      { app: frames, port: environment.FRAME_PORT },
    ],
    host: environment.SHELL_HOST,
    scheme: environment.TLS_KEY === undefined ? 'http' : 'https',
    endsWithin: ENDS_WITHIN,
  };
}

await runServer('shell', openShell, () => {
  const environment = readServerEnvironment();
  const { PROCESSES: processes, SHELL_METRICS: metrics } = environment;
  return { processes, metrics, ...toHowToRun(environment) };
});
