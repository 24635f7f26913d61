import { once } from 'node:events';
import { request } from 'node:http';
import { publishWidget } from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, TOKENS, type RunningRegistry } from '../../testing/aRunningRegistry.ts';
import { aSlowStore, BUCKET } from '../../testing/aSlowStore.ts';
import { tarOf } from '../../testing/aTarFile.ts';
import { liveVersions } from '../../testing/liveVersions.ts';
import { widgetFiles } from '../../testing/widgetFiles.ts';

let registry: RunningRegistry;
beforeEach(async () => {
  registry = await aRunningRegistry();
});
afterEach(() => registry.stop());

async function publish(
  wish?: Parameters<typeof aBuiltWidget>[0],
  token: string = TOKENS['mf-results'],
) {
  const folder = await aBuiltWidget(wish);
  return publishWidget({ registryUrl: registry.url, token, folder });
}
/** Begins to send so many bytes of an archive. One that never comes whole keeps its place. */
async function openPublish(length = 1000, onAnswer?: () => void) {
  const sending = request(`${registry.url}/widgets/mf-results/versions`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${TOKENS['mf-results']}`,
      'content-type': 'application/gzip',
      'content-length': String(length),
      expect: '100-continue',
    },
  });
  sending.on('error', () => {});
  sending.on('response', (answer) => {
    answer.resume();
    onAnswer?.();
  });
  sending.flushHeaders();
  await once(sending, 'continue');
  return sending;
}
/** Begins to send an archive, again until there is a place for it. */
async function openInTurn(): ReturnType<typeof openPublish> {
  for (;;) {
    const refused = Promise.withResolvers<undefined>();
    const opened = openPublish(1000, () => refused.resolve(undefined));
    const sending = await Promise.race([opened, refused.promise]);
    if (sending) return sending;
  }
}
/** Publishes until there is a place for it. */
async function publishInTurn(version: string) {
  const answer = () => publish({ version }).catch(({ message }: Error) => message);
  while (/Too many versions/.test(String(await answer())));
}

describe('the places of publishes', () => {
  it('[R10.05] lets twelve versions of a widget wait at once, refuses the next one, and has room for the other teams', async () => {
    const waiting = await Promise.all(Array.from({ length: 12 }, () => openPublish()));
    await expect(publish()).rejects.toThrow(
      'Too many versions are being published, 12 of mf-results or 24 of all widgets.',
    );
    await publish({ name: 'mf-ads', manifest: { slots: ['side'] } }, TOKENS['mf-ads']);
    for (const sending of waiting) sending.destroy();
    await publishInTurn('1.0.0');
    const versions = await liveVersions(registry.url, 'mf-results');
    expect(versions.map(({ metadata }) => metadata.version)).toEqual(['1.0.0']);
  });

  it('[R10.05] keeps the place of a version whose sender hangs up while it is written, until that has ended', async () => {
    await registry.stop();
    const store = await aSlowStore();
    registry = await aRunningRegistry({ s3: { bucket: BUCKET, endpoint: store.endpoint } });
    const { reached, release } = store.hold();
    const archive = tarOf(widgetFiles());
    const written = await openPublish(archive.length);
    written.end(archive);
    await reached;
    const waiting = await Promise.all(Array.from({ length: 11 }, () => openPublish()));
    written.destroy();
    // the place of who hangs up later, before the archive has come, is free
    waiting.pop()?.destroy();
    const last = await openInTurn();
    await expect(publish({ version: '1.1.0' })).rejects.toThrow('Too many versions');
    release();
    await publishInTurn('1.1.0');
    for (const sending of [...waiting, last]) sending.destroy();
    await registry.stop();
    await store.stop();
    registry = await aRunningRegistry();
  });
});
