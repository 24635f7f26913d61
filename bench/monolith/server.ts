import { readEnvironment } from 'shell/server/environment.ts';
import { buildMonolithApp } from './app.ts';

const environment = readEnvironment();
const app = await buildMonolithApp(environment);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => process.exit(0));
await app.listen({ port: environment.SHELL_PORT, host: environment.SHELL_HOST });
process.stdout.write(`monolith ready on https://localhost:${environment.SHELL_PORT}\n`);
