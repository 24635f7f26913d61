import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from 'tooling/browsers/findBrowser';
import { kitArchives } from 'tooling/package/createArchive';
import type { Stack, StackOptions } from 'tooling/stack';
import { devToken } from './devLink.ts';

/** Starts a site whose registry mounts what it takes, and packs the kit. Resolves with the site and with the settings of a team's shell. */
export async function startWithKit(
  start: (options: Partial<StackOptions>) => Promise<Stack>,
  ends: AsyncDisposableStack,
): Promise<{ readonly stack: Stack; readonly settings: Readonly<Record<string, string>> }> {
  const browser = findBrowser();
  const stack = await start({ browser, publish: ['mf-search-form'] });
  const files = await mkdtemp(join(tmpdir(), 'asashiba-kit-'));
  ends.defer(() => rm(files, { recursive: true, force: true }));
  for (const { name, bytes } of await kitArchives(new Date(0)))
    await writeFile(join(files, name), bytes);
  const settings = {
    KIT: files,
    SITE: stack.shellUrl,
    DEV_TOKEN: await devToken(stack),
    WIDGET_KEY: 'team.pem',
    BROWSER_PATH: browser ?? '',
  };
  return { stack, settings };
}
