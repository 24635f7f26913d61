import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { widgetManifest } from 'shared-contracts/widget';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import type { Stack } from 'tooling/stack';
import { publishBuild } from 'tooling/stack/publishBuild';
import type { Log } from 'tooling/stack/serverProcess';

/** The widget of which new versions are published; it is on most pages. */
const WIDGET = 'mf-ads';

/**
 * Publishes the present build of a widget under another version, `number`, to all visitors. The
 * server takes it for a new version: it reads its files and starts workers of its own.
 */
export async function publishNext(
  number: number,
  { folder, stack, log }: { readonly folder: string; readonly stack: Stack; readonly log: Log },
): Promise<void> {
  const build = join(folder, `versions/${number}`);
  await cp(join(repositoryRoot, WIDGET, 'dist/widget'), build, { recursive: true });
  const file = join(build, 'widget.json');
  const manifest = widgetManifest.parse(JSON.parse(await readFile(file, 'utf8')));
  await writeFile(
    file,
    JSON.stringify({ ...manifest, version: `${manifest.version}.bench${number}` }),
  );
  const { registryUrl, access } = stack;
  await publishBuild(WIDGET, { registryUrl, access, log, folder: build });
}
