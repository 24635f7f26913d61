import { createHash, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeBill } from '../build/bill/writeBill.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { WIDGETS } from '../build/widgets.ts';
import type { ServerName } from '../stack/serverPlans.ts';
import { type ArchiveFile, toTar } from './archive.ts';
import { compress, type CompressedTar } from './compress.ts';
import { writeImageLayout } from './imageLayout.ts';
import { kitArchives } from './createArchive.ts';
import { NODE_NAME, NODE_PROGRAM, nodeFiles } from './runtime.ts';
import { seal } from './seal.ts';
import { serverFiles } from './serverFiles.ts';
import { APP_FOLDER, compiledProgram, DATA_FOLDER, imageName, SERVERS } from './servers.ts';
import { readShellBuild } from './shellBuild.ts';
import { systemFiles, USER } from './systemFiles.ts';
import { widgetArtefact } from './widgetArtefact.ts';

export interface PackageOptions {
  /** The folder that is written; what it had is deleted. */
  readonly output: string;
  /** The time that all files and images get. */
  readonly createdAt: Date;
  /** The Ed25519 key that signs the checksums. */
  readonly key?: KeyObject | undefined;
}

/** What was written. */
export interface WrittenPackage {
  /** The version of the servers: `<version>-<hash of all that they have>`. */
  readonly version: string;
  readonly archives: readonly Omit<CompressedTar, 'bytes' | 'tarHash'>[];
}

const NAMES = Object.keys(SERVERS) as ServerName[];

/** The files of each server: its code, and what it has of the shell's build. */
async function allServerFiles(
  createdAt: Date,
): Promise<Record<ServerName, readonly ArchiveFile[]>> {
  const { forShell, forRegistry } = readShellBuild(createdAt);
  return {
    gateway: await serverFiles(SERVERS.gateway),
    registry: [...(await serverFiles(SERVERS.registry)), ...forRegistry],
    shell: [...(await serverFiles(SERVERS.shell)), ...forShell],
  };
}

/** The product's version, with a hash by which other sources have another one. */
function toVersion(servers: Readonly<Record<ServerName, readonly ArchiveFile[]>>): string {
  const { version } = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const hash = createHash('sha256');
  for (const name of NAMES) hash.update(toTar(servers[name], new Date(0)));
  return `${version}-${hash.digest('hex').slice(0, 10)}`;
}

function below(folder: string, files: readonly ArchiveFile[]): ArchiveFile[] {
  return files.map((file) => ({ ...file, path: `${folder}/${file.path}` }));
}

/** What teams have of it, by its path: the builds of the widgets, and the kit for other repositories. */
async function teamArchives(createdAt: Date): Promise<ReadonlyMap<string, CompressedTar>> {
  const archives = new Map<string, CompressedTar>();
  for (const name of WIDGETS) {
    const artefact = await widgetArtefact(name, createdAt);
    archives.set(`widgets/${artefact.name}`, artefact);
  }
  for (const kit of await kitArchives(createdAt)) archives.set(kit.name, kit);
  return archives;
}

/** Node and what it needs of a system: the layer that all images have in common. */
function baseLayer(createdAt: Date): Promise<CompressedTar> {
  const files = [...nodeFiles('usr/local'), ...systemFiles(NODE_PROGRAM)];
  return compress(NODE_NAME, toTar(files, createdAt, [{ path: DATA_FOLDER, owner: USER }]));
}

/**
 * Packages the present builds: for each server an archive and an image, Node, the widgets, the kit, the bill of
 * materials, terms, checksums and their signature. The same sources, on the same system, give the same
 * bytes (ADR 050). Rejects where something is not built.
 */
export async function writePackage({
  output,
  createdAt,
  key,
}: PackageOptions): Promise<WrittenPackage> {
  const servers = await allServerFiles(createdAt);
  const version = toVersion(servers);
  await rm(output, { recursive: true, force: true });
  await mkdir(join(output, 'widgets'), { recursive: true });
  const archives: CompressedTar[] = [];
  const write = async (path: string, archive: CompressedTar) => {
    await writeFile(join(output, path), archive.bytes);
    archives.push(archive);
  };
  const [node, base] = await Promise.all([
    compress(`${NODE_NAME}.tar.gz`, toTar(nodeFiles(NODE_NAME), createdAt)),
    baseLayer(createdAt),
  ]);
  await write(node.name, node);
  for (const name of NAMES) {
    const { ports, settings, programs } = SERVERS[name];
    const title = `${name}-${version}`;
    const archive = await compress(
      `${title}.tar.gz`,
      toTar(below(title, servers[name]), createdAt),
    );
    await write(archive.name, archive);
    await writeImageLayout(join(output, 'images', name), {
      title: imageName(name),
      version,
      createdAt,
      layers: [base, await compress(title, toTar(below(APP_FOLDER, servers[name]), createdAt))],
      start: {
        user: `${USER}:${USER}`,
        folder: `/${APP_FOLDER}`,
        entrypoint: ['/usr/local/bin/node'],
        command: [compiledProgram(programs[0])],
        settings: { PATH: '/usr/local/bin:/bin', TZ: 'Asia/Tokyo', ...settings },
        ports: Object.values(ports),
      },
    });
  }
  for (const [path, archive] of await teamArchives(createdAt)) await write(path, archive);
  await writeBill(output);
  await seal(output, key);
  return { version, archives };
}
