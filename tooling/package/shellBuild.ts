import { join } from 'node:path';
import type { ShellManifest } from '../build/buildShell.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import type { ArchiveFile } from './archive.ts';
import { filesBelow } from './packageFiles.ts';
import { HOST_FOLDER } from './servers.ts';

const DIST = 'shell/dist';
/** The code of the renderers in a build, with which the registry tries new versions. */
const RENDERER = 'server/renderer/';
/** What the registry alone needs of it: the page in which it mounts new versions. */
const TRIAL_PAGE = `${RENDERER}page/`;

function toJsonFile(path: string, value: unknown): ArchiveFile {
  return { path, content: Buffer.from(`${JSON.stringify(value, null, 1)}\n`) };
}

/** Whether a file is of the build, and not what the build keeps for the next one. */
function isBuilt({ path }: ArchiveFile): boolean {
  return !path.endsWith('.source-hash');
}

/** The code of the renderers, from the part of the shell's build that has it. */
export function rendererFiles(): readonly ArchiveFile[] {
  return filesBelow(join(repositoryRoot, DIST, RENDERER))
    .filter(isBuilt)
    .map((file) => ({ ...file, path: `renderer/${file.path}` }));
}

/** The build of the shell: what its server has of it, and what the registry must know of it. */
export interface PackagedShellBuild {
  readonly forShell: readonly ArchiveFile[];
  readonly forRegistry: readonly ArchiveFile[];
}

/**
 * Reads the shell's build. `createdAt` stands for the time of the build, by which an open page knows a
 * later one: builds of the same sources are the same.
 */
export function readShellBuild(createdAt: Date): PackagedShellBuild {
  const files = filesBelow(join(repositoryRoot, DIST)).filter(
    (file) => isBuilt(file) && !file.path.startsWith('development/'),
  );
  const textOf = (name: string) => {
    const found = files.find(({ path }) => path === name);
    if (!found) throw new Error(`${DIST}/${name} is missing: build the shell first.`);
    return found.content.toString();
  };
  // the shell's build writes it
  const manifest = JSON.parse(textOf('shell.json')) as ShellManifest;
  const kept = files.filter(({ path }) => path !== 'shell.json');
  return {
    forShell: [
      ...kept
        .filter(({ path }) => !path.startsWith(TRIAL_PAGE))
        .map(({ path, content }) => ({ path: `${DIST}/${path}`, content })),
      toJsonFile(`${DIST}/shell.json`, { ...manifest, builtAt: createdAt.getTime() }),
    ],
    forRegistry: [
      toJsonFile(`${HOST_FOLDER}/events.json`, JSON.parse(textOf('events.json'))),
      toJsonFile(`${HOST_FOLDER}/slots.json`, JSON.parse(textOf('slots.json'))),
      toJsonFile(`${HOST_FOLDER}/shared.json`, manifest.shared),
      ...rendererFiles().map((file) => ({ ...file, path: `${HOST_FOLDER}/${file.path}` })),
    ],
  };
}
