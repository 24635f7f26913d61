import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShellManifest } from '../build/buildShell.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';

/** What the shell's build says that it shares with the widgets, for the registry's contract gate. */
export async function readHostShared(
  shellBuild = join(repositoryRoot, 'shell/dist'),
): Promise<Readonly<Record<string, string>>> {
  return (JSON.parse(await readFile(join(shellBuild, 'shell.json'), 'utf8')) as ShellManifest)
    .shared;
}

/** Where it says which events its bus carries. A build of earlier tools says nothing. */
export function hostEventsFile(
  shellBuild = join(repositoryRoot, 'shell/dist'),
): string | undefined {
  return [join(shellBuild, 'events.json')].find((file) => existsSync(file));
}
