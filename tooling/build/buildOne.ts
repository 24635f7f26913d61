import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildShell } from './buildShell.ts';
import { buildWidget } from './buildWidget.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import { forgetStamp, writeStamp } from './stamp.ts';

// A program that builds one package, so that several build at once: `node buildOne.ts <package>
// <source hash>`.
const [name = '', hash = ''] = process.argv.slice(2);

/**
 * The version of a build from a working tree: a pre-release of the package's version that changes
 * with its sources.
 */
async function localVersion(): Promise<string> {
  const { version } = JSON.parse(
    await readFile(join(repositoryRoot, name, 'package.json'), 'utf8'),
  ) as { version: string };
  return `${version}-b${hash}`;
}

await forgetStamp(name);
if (name === 'shell') await buildShell();
else await buildWidget(name, { version: await localVersion() });
await writeStamp(name, hash);
