import { readEnvironment } from 'shell/server/environment.ts';
import { buildMonolithApp } from './app.ts';
import { serve } from './serve.ts';

const environment = readEnvironment();
await serve(await buildMonolithApp(environment), environment);
