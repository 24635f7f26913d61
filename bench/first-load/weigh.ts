import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pack } from 'server-kit/files/packed';
import { widgetManifest } from 'shared-contracts/widget';
import type { ShellManifest } from 'tooling/build/buildShell';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import type { Weight } from './record.ts';

/** The host's part of every page. */
export const SHELL = 'shell';

interface FirstFiles {
  readonly folder: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The files of the present build that every first page with this part loads. */
export async function firstFilesOf(part: string): Promise<FirstFiles> {
  const dist = join(repositoryRoot, part, 'dist');
  if (part === SHELL) {
    const manifest = JSON.parse(await readFile(join(dist, 'shell.json'), 'utf8')) as ShellManifest;
    const scripts = manifest.scripts.map(({ file }) => file);
    return { folder: join(dist, 'browser'), scripts, styles: manifest.styles };
  }
  const folder = join(dist, 'widget');
  const { entry, scripts, styles } = widgetManifest.parse(
    JSON.parse(await readFile(join(folder, 'widget.json'), 'utf8')),
  );
  return { folder, scripts: [entry, ...scripts], styles };
}

async function packedBytes(folder: string, files: readonly string[]): Promise<number> {
  const packed = await Promise.all(
    files.map(async (file) => pack(await readFile(join(folder, file)))),
  );
  return packed.reduce((sum, { length }) => sum + length, 0);
}

/** Weighs the present build of a part, each file alone. */
export async function weigh(part: string): Promise<Weight> {
  const { folder, scripts, styles } = await firstFilesOf(part);
  return {
    scripts: await packedBytes(folder, scripts),
    styles: await packedBytes(folder, styles),
  };
}
