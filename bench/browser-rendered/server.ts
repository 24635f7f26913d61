import { readEnvironment } from 'shell/server/environment.ts';
import { buildMonolithApp } from '../monolith/app.ts';
import { serve } from '../monolith/serve.ts';
import { withEmptyFrame } from './emptyFrame.ts';

const environment = readEnvironment();
const app = await buildMonolithApp(environment, {
  toShell: (shell) => withEmptyFrame(shell, environment.SITE_ORIGIN),
});
await serve(app, environment);
