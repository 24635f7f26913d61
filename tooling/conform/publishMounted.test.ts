/** @jest-environment node */
import { join } from 'node:path';
import { publishWidget, readStatus } from 'registry/client';
import { aRunningRegistry, TOKENS } from 'registry/testing';
import { aBuiltWidget } from 'registry/testing/aBuiltWidget';
import { ensureBrowser } from '../browsers/ensureBrowser.ts';

const renderer = join(__dirname, '../../shell/dist/server/renderer');
const NAME = 'mf-results';

let registry: Awaited<ReturnType<typeof aRunningRegistry>>;
beforeAll(async () => {
  registry = await aRunningRegistry({ renderer, browser: await ensureBrowser(() => {}) });
});
afterAll(() => registry.stop());

/** An entry whose widget does this at its mount. */
function entry(mount: string): string {
  const widget = `{ contract: 1, load: async () => null, mount(element) { ${mount} return { update() {}, unmount() { element.replaceChildren(); } }; } }`;
  return `var mf_results_1_0_0 = { init() {}, get: async () => () => ({ default: ${widget} }) };`;
}

async function publish(mount: string, how: Partial<Parameters<typeof publishWidget>[0]> = {}) {
  const folder = await aBuiltWidget({
    files: { 'remoteEntry.js': entry(mount) },
    manifest: { standalone: true },
  });
  return publishWidget({ registryUrl: registry.url, token: TOKENS[NAME], folder, ...how });
}

const THROWS = "throw new Error('no window');";
const SAYS =
  'mf-results 1.0.0 was mounted in a browser, with a gateway that refuses every call: it throws: Error: no window, in main on the page top in ja-JP. To see it on your own machine: npm run conform -- mf-results, or asashiba-widget conform in a repository of its own.';

describe('a version that is published', () => {
  it('[R10.03] is taken where its mount does well with what its server has painted', async () => {
    const mount = "if (element.textContent !== '') element.firstChild.className = 'alive';";
    expect(await publish(mount, { dryRun: true })).toMatchObject({ version: '1.0.0' });
  });

  it('[R10.03] is refused by the registry where it throws at its mount, also by a dry run, and taken where an operator waives that', async () => {
    await expect(publish(THROWS, { dryRun: true })).rejects.toThrow(SAYS);
    await expect(publish(THROWS)).rejects.toThrow(SAYS);
    const waiver = { token: TOKENS.operator, waive: ['mount'], why: 'the sale begins' };
    expect(await publish(THROWS, waiver)).toMatchObject({ version: '1.0.0', live: true });
    const { acts } = await readStatus({ registryUrl: registry.url, name: NAME });
    expect(acts.find(({ act }) => act === 'waived')).toMatchObject({
      why: expect.stringMatching(/^mount: mf-results 1\.0\.0 was mounted .* the sale begins$/),
    });
  });
});
