import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellManifest } from '../build/buildShell.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';

/**
 * The packages that the shell's build shares with the widgets, with their versions, for the
 * registry's contract gate.
 */
export async function readHostShared(
  shellBuild = join(repositoryRoot, 'shell/dist'),
): Promise<Readonly<Record<string, string>>> {
  return (JSON.parse(await readFile(join(shellBuild, 'shell.json'), 'utf8')) as ShellManifest)
    .shared;
}

/**
 * The file of the events that the bus of the shell's build carries; undefined for a build of
 * earlier tools.
 */
export function hostEventsFile(
  shellBuild = join(repositoryRoot, 'shell/dist'),
): string | undefined {
  return [join(shellBuild, 'events.json')].find((file) => existsSync(file));
}
