import { join } from 'node:path';
import { folderAssetStore } from 'shell/server/releases/assetStore.ts';
import { readEnvironment } from 'shell/server/environment.ts';
import { registerImmutableFiles } from 'shell/server/routes/remotes/remoteFiles.ts';
import { withEmptyFrame } from '../browser-rendered/emptyFrame.ts';
import { buildMonolithApp } from '../monolith/app.ts';
import { serve } from '../monolith/serve.ts';
import { FEDERATION_PREFIX, FEDERATION_RECORD } from './record.ts';

const environment = readEnvironment();
const app = await buildMonolithApp(environment, {
  record: FEDERATION_RECORD,
  toShell: (shell) => withEmptyFrame(shell, environment.SITE_ORIGIN),
});
registerImmutableFiles(app, {
  prefix: FEDERATION_PREFIX,
  store: folderAssetStore(join(environment.SHELL_DIST, 'public', FEDERATION_PREFIX)),
  pattern: /^[a-z-]+\/[A-Za-z0-9_.-]+\.(js|css|svg|json)$/,
});
// federation's runtime loads scripts without hashes and without a Trusted Types policy
app.addHook('onSend', async (_request, reply) => {
  reply.removeHeader('content-security-policy').removeHeader('integrity-policy');
});
await serve(app, environment);
