import { fetchDiscovery } from 'registry/client';
import type { Stack } from 'tooling/stack';
import { copyBuilt, publishBuilt } from '../stack/changedWidget.ts';
import { expect, test } from '../stack/ownStack.ts';

const name = 'mf-ads';

async function liveVersion({ registryUrl }: Stack): Promise<string | undefined> {
  const { discovery } = await fetchDiscovery({ registryUrl });
  const live = discovery.microFrontends[name]?.find(({ deployment }) => deployment.default);
  return live?.metadata.version;
}

test('[R10.05] a start publishes the sources, and leaves a higher version that a team deployed', async ({
  start,
}) => {
  const first = await start({ publish: [name] });
  expect(await liveVersion(first)).toMatch(/^1\.0\.0-b/);
  await publishBuilt(first, { name }, await copyBuilt(name, '1.24.0'));
  await first.stop();

  const lines: string[] = [];
  const second = await start({ publish: [name], log: (line) => lines.push(line) });
  expect(await liveVersion(second)).toBe('1.24.0');
  expect(lines).toContain(
    'mf-ads 1.24.0 was deployed and stays; npm run dev -- mf-ads shows the sources.',
  );
});
