import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildShell } from './buildShell.ts';
import { buildWidget } from './buildWidget.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import { writeStamp } from './stamp.ts';

/** Builds one package in a process of its own: `node buildOne.ts <package> <source hash>`. */
const [name = '', hash = ''] = process.argv.slice(2);

/** A build from a working tree is a pre-release of the package's version, named by its sources: other sources, other version. */
async function localVersion(): Promise<string> {
  const { version } = JSON.parse(
    await readFile(join(repositoryRoot, name, 'package.json'), 'utf8'),
  ) as { version: string };
  return `${version}-b${hash}`;
}

if (name === 'shell') await buildShell();
else await buildWidget(name, { version: await localVersion() });
await writeStamp(name, hash);
