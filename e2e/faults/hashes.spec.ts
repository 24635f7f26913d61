import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pack, PACKED } from 'server-kit/files/packed';
import type { Stack } from 'tooling/stack';
import type { WidgetManifest } from 'shared-contracts/widget';
import { buildChanged, publishBuilt, publishChanged, takeBack } from '../stack/changedWidget.ts';
import { nextVersion } from '../stack/nextVersion.ts';
import { expect, test } from '../stack/test.ts';
import type { PageWatch } from '../stack/watchPage.ts';
import { expectHolds, expectSearchAnswered } from '../stack/pageHolds.ts';
import { stableOf } from '../stack/stableOf.ts';
import { untilShown } from '../stack/untilShown.ts';

// a document that a test has written is of no network, and a browser asks before it shows frames of this machine
test.use({ permissions: ['local-network-access'] });

const TOP = '/index-pc';

function contentOf(page: Page) {
  return page.locator('[data-slot="content-main"]');
}

interface BadVersion {
  readonly page: Page;
  readonly watch: PageWatch;
  readonly stack: Stack;
  readonly version: string;
  /** The version before it: `widget@version`. */
  readonly before: string;
}

/** Expects that the last good content stands in for a live version, and that nothing is left of it. */
async function expectLastGood({ page, watch, stack, version, before }: BadVersion): Promise<void> {
  const sound = { page, watch, broken: [], reports: new Map<number, readonly string[]>() };
  try {
    await page.goto(TOP);
    await expect(contentOf(page)).toHaveAttribute('data-why', 'last-good');
    await expectHolds({ ...sound, replaced: [`mf-content@${version}`] });
    await expectSearchAnswered(page);
  } finally {
    await takeBack(stack, 'mf-content');
  }
  await untilShown(stack, TOP, before);
  await page.goto(TOP);
  await expectHolds(sound);
}

/** Reads the manifest of a build; the last of its scripts is its chunk. */
async function readManifest(folder: string): Promise<WidgetManifest> {
  return JSON.parse(await readFile(join(folder, 'widget.json'), 'utf8')) as WidgetManifest;
}

for (const file of ['remoteEntry.js', 'chunk']) {
  test(`[R10.05] one byte changed in a widget's ${file}: the browser refuses it, one report names the version, and the last good one stands in`, async ({
    page,
    stack,
    watch,
  }) => {
    // the build of a whole widget
    test.slow();
    const version = nextVersion();
    const before = await stableOf(stack, 'mf-content');
    await publishChanged(stack, { name: 'mf-content', version, tools: 'published', change: {} });
    const folder = join(stack.assetStore, `mf-content/${version}`);
    const { scripts } = await readManifest(folder);
    const path = join(folder, file === 'chunk' ? (scripts.at(-1) ?? '') : file);
    const whole = await readFile(path, 'utf8');
    await writeFile(path, `${whole} `);
    await writeFile(`${path}${PACKED}`, await pack(Buffer.from(`${whole} `)));
    await untilShown(stack, TOP, `mf-content@${version}`);
    await expectLastGood({ page, watch, stack, version, before });
  });
}

/** What a manifest says of a file. */
function toFile(text: string): WidgetManifest['files'][string] {
  const digest = createHash('sha384').update(text).digest('base64');
  return { integrity: `sha384-${digest}`, bytes: Buffer.byteLength(text) };
}

/** Publishes content whose entry has no hash for its chunk. */
async function publishWithoutHash(stack: Stack, version: string): Promise<void> {
  const name = 'mf-content';
  const folder = await buildChanged({ name, version, change: {} });
  const manifest = await readManifest(folder);
  const hash = manifest.files[manifest.scripts.at(-1) ?? '']?.integrity ?? '';
  const path = join(folder, manifest.entry);
  const entry = await readFile(path, 'utf8');
  const bare = entry.replace(hash, '');
  expect(bare).not.toBe(entry);
  await writeFile(path, bare);
  const files = { ...manifest.files, [manifest.entry]: toFile(bare) };
  await writeFile(join(folder, 'widget.json'), JSON.stringify({ ...manifest, files }));
  await publishBuilt(stack, { name }, folder);
}

test('[R10.05] a chunk that its entry has no hash for is never asked for: one report names the version, and the last good one stands in', async ({
  page,
  stack,
  watch,
}) => {
  test.slow();
  const version = nextVersion();
  const before = await stableOf(stack, 'mf-content');
  const chunks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(`/mf-content/${version}/widget.`) && request.url().includes('?r='))
      chunks.push(request.url());
  });
  await publishWithoutHash(stack, version);
  await untilShown(stack, TOP, `mf-content@${version}`);
  await expectLastGood({ page, watch, stack, version, before });
  expect(chunks).toEqual([]);
});

test('[R10.05] an entry that the document has no hash for never runs: the rest of the page holds, a search is answered, one report names it, and the next document has it', async ({
  page,
  watch,
}) => {
  const faulty = {
    page,
    watch,
    broken: ['mf-content'],
    reports: new Map<number, readonly string[]>(),
  };
  await page.route(
    ({ pathname }) => pathname === TOP,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(
        /("entry":"\/remotes\/mf-content\/[^"]+",)"integrity":"[^"]+",/g,
        '$1',
      );
      expect(body).not.toBe(html);
      await route.fulfill({ response, body });
    },
  );
  await page.goto(TOP);
  await expectHolds(faulty);
  await contentOf(page).getByRole('button', { name: 'もう一度' }).click();
  await expectHolds(faulty);
  await expectSearchAnswered(page);
  await page.unrouteAll();
  await page.goto(TOP);
  await expectHolds({ ...faulty, broken: [] });
});
