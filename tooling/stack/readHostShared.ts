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
 * The files of the shell's build that the gate reads: `events.json` of its bus and `slots.json` of its
 * pages. A build of earlier tools lacks some.
 */
export function hostFiles(shellBuild = join(repositoryRoot, 'shell/dist')) {
  const find = (name: string): string | undefined =>
    [join(shellBuild, name)].find((file) => existsSync(file));
  return {
    hostEvents: find('events.json'),
    hostSlots: find('slots.json'),
    hostRenderer: find('server/renderer/first-paints.json') && join(shellBuild, 'server/renderer'),
  };
}
