import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { aTestFolder } from 'server-kit/testing/aTestFolder';
import { publishWidget, readStatus } from '../../client/index.ts';
import { aBuiltWidget } from '../../testing/aBuiltWidget.ts';
import { aRunningRegistry, type RunningRegistry, TOKENS } from '../../testing/aRunningRegistry.ts';

const renderer = join(import.meta.dirname, '../../../../shell/dist/server/renderer');
const NAME = 'mf-results';

let registry: RunningRegistry;
beforeAll(async () => {
  // a release stands behind a link
  const link = join(await aTestFolder('release'), 'renderer');
  await symlink(renderer, link);
  registry = await aRunningRegistry({ renderer: link });
});
afterAll(() => registry.stop());

/** A version that throws when it is loaded, and has three megabytes of styles. */
const BROKEN = {
  files: {
    'server/widget.cjs': "throw new Error('no window')",
    'a.css': `/*${'x'.repeat(3_000_000)}*/`,
  },
  manifest: { styles: ['a.css'], locales: ['ja', 'ko'] },
};

async function publish(
  version: string,
  how: Partial<Parameters<typeof publishWidget>[0]> = {},
  wish: Parameters<typeof aBuiltWidget>[0] = BROKEN,
) {
  const folder = await aBuiltWidget({ version, ...wish });
  return publishWidget({ registryUrl: registry.url, token: TOKENS.operator, folder, ...how });
}
async function acts() {
  return (await readStatus({ registryUrl: registry.url, name: NAME })).acts;
}

const THROWS =
  'mf-results 2.0.0 was run as the shell runs it, with a gateway that refuses every call: it does not load: no window (server/widget.cjs:1:7).';
const HEAVY =
  'mf-results puts up to 3000004 bytes of style sheets into a document; no widget may have more than 131072.';
const SILENT =
  'mf-results 2.0.0 names the language ko and has no script in it: scriptsByLanguage of widget.json lacks it.';
const HINT =
  'To see it on your own machine: npm run conform -- mf-results, or asashiba-widget conform in a repository of its own.';

describe('a version that the registry runs, weighs and reads', () => {
  it('[R10.03] is refused with all that is wrong with it in one answer, also by a dry run', async () => {
    const all = `${THROWS} ${HEAVY} ${SILENT} ${HINT}`;
    await expect(publish('2.0.0', { token: TOKENS[NAME] })).rejects.toThrow(all);
    await expect(publish('2.0.0', { token: TOKENS[NAME], dryRun: true })).rejects.toThrow(all);
    expect(await acts()).toEqual([]);
  });

  it('[R10.03] is live where it runs, and is not run again when it is published again', async () => {
    const sound = { files: {}, manifest: { locales: ['ja'] } };
    expect(await publish('1.0.0', {}, sound)).toMatchObject({ live: true, unchanged: false });
    expect(await publish('1.0.0', {}, sound)).toMatchObject({ unchanged: true });
  });
});

describe('a waiver', () => {
  const waive = ['bundle', 'weight', 'languages'];
  const why = 'the sale begins';

  it('[R10.02] is not for a team, not even for its own version', async () => {
    await expect(publish('2.0.0', { token: TOKENS[NAME], waive, why })).rejects.toThrow(
      'Only an operator may waive a check (bundle, weight, languages). Ask one to publish this version.',
    );
  });

  it('[R10.02] names a check and a reason', async () => {
    await expect(publish('2.0.0', { waive })).rejects.toThrow('a waiver needs a why');
    await expect(publish('2.0.0', { waive: ['events'], why })).rejects.toThrow(
      /bundle.*weight.*languages/,
    );
  });

  it('[R10.02] waives no other check', async () => {
    await expect(publish('2.0.0', { waive: ['weight'], why })).rejects.toThrow(
      `${THROWS} ${SILENT} ${HINT}`,
    );
  });

  it('[R10.02] stands in the log with who, what and why, and counts for this version only', async () => {
    expect(await publish('2.0.0', { waive, why, unreleased: true })).toMatchObject({
      version: '2.0.0',
      live: false,
    });
    const [waived, ...others] = (await acts()).filter(({ act }) => act === 'waived');
    expect(others).toEqual([]);
    expect(waived).toMatchObject({
      who: expect.stringMatching(/^operator/),
      version: '2.0.0',
      why: `bundle: ${THROWS} weight: ${HEAVY} languages: ${SILENT} ${why}`,
    });
    await expect(publish('2.0.1', { token: TOKENS[NAME] })).rejects.toThrow('does not load');
  });
});
