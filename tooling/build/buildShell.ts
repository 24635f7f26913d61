import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Stats } from 'webpack';
import { requireCatalogues } from '../catalogues/checkPackage.ts';
import type { BuildMode } from '../webpack/baseConfig.ts';
import { integrityOf } from '../webpack/GuardedChunksPlugin.ts';
import { installedVersion, packageOf } from '../webpack/installedVersion.ts';
import { runWebpack } from '../webpack/runWebpack.ts';
import { SHARED_NAMES } from '../webpack/sharedPackages.ts';
import {
  developerBrowserConfig,
  shellBrowserConfig,
  shellServerConfig,
} from '../webpack/shellConfig.ts';
import { MAPS } from '../stack-maps/stackMap.ts';
import { buildRenderer } from './buildRenderer.ts';
import { buildStaff } from './buildStaff.ts';
import { allEventRecords } from './eventRecords.ts';
import { finishMaps } from './finishMaps.ts';
import { packFolder } from './packFolder.ts';
import { repositoryRoot } from './repositoryRoot.ts';
import { slotsOfPages } from './slotsOfPages.ts';
import { subsetNumerals } from './subsetFont.ts';

/** What the shell's server reads about the shell's build: `dist/shell.json`. */
export interface ShellManifest {
  readonly build: string;
  /** Milliseconds since 1970. An open page treats a later build as new, and an earlier one not. */
  readonly builtAt: number;
  /** The scripts in load order, with their hashes; their paths start at `dist/browser`. */
  readonly scripts: readonly { readonly file: string; readonly integrity: string }[];
  /** The scripts that run before these where a developer may look into the document. */
  readonly developer: ShellManifest['scripts'];
  readonly styles: readonly string[];
  /**
   * The exact versions of the packages that the shell shares with the widgets, for the comparison
   * with a widget's ranges.
   */
  readonly shared: Readonly<Record<string, string>>;
}

/** The installed version of each shared package, by its name. */
function sharedVersions(): Record<string, string> {
  const packages = SHARED_NAMES.map(packageOf);
  return Object.fromEntries(packages.map((name) => [name, installedVersion(name)]));
}

/** The scripts of an entry in load order, with their hashes. */
async function scriptsOf(
  stats: Stats,
  entry: string,
  folder: string,
): Promise<ShellManifest['scripts']> {
  const files = stats.compilation.entrypoints.get(entry)?.getFiles() ?? [];
  return Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => ({ file, integrity: integrityOf(await readFile(join(folder, file))) })),
  );
}

/**
 * Returns the name of a build: a hash of what browsers load at first, which names all that they load
 * later. Webpack's own hash depends on the folder.
 */
function toBuildId(what: Omit<ShellManifest, 'build' | 'builtAt'>): string {
  return createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 20);
}

/**
 * Builds the shell for browser and server into `output`, with its pages of staff, its developers'
 * scripts, `shell.json`, `events.json` and `slots.json`. Rejects where a catalogue is incomplete or a build
 * fails.
 */
export async function buildShell({
  mode = 'production',
  output = join(repositoryRoot, 'shell/dist'),
}: { readonly mode?: BuildMode; readonly output?: string } = {}): Promise<void> {
  const build = { folder: join(repositoryRoot, 'shell'), mode, output };
  await requireCatalogues('shell', build.folder);
  await requireCatalogues('staff-pages', join(repositoryRoot, 'staff-pages'));
  const stats = await runWebpack(shellBrowserConfig(build));
  await runWebpack(shellServerConfig(build));
  await buildRenderer(output);
  const developer = await runWebpack(
    developerBrowserConfig({ ...build, folder: join(repositoryRoot, 'developer-overlay') }),
  );
  await buildStaff({ ...build, folder: join(repositoryRoot, 'staff-pages') });
  await rm(join(output, MAPS), { recursive: true, force: true });
  await finishMaps(join(output, 'browser', MAPS), join(output, MAPS));
  await cp(join(build.folder, 'public'), join(output, 'browser'), { recursive: true });
  await writeFile(join(output, 'browser/asashiba-num.woff2'), await subsetNumerals());
  if (mode === 'production') await packFolder(join(output, 'browser'));
  const files = stats.compilation.entrypoints.get('main')?.getFiles() ?? [];
  const what = {
    scripts: await scriptsOf(stats, 'main', join(output, 'browser')),
    developer: await scriptsOf(developer, 'developer', join(output, 'browser')),
    styles: files.filter((file) => file.endsWith('.css')),
    shared: sharedVersions(),
  };
  const manifest: ShellManifest = { build: toBuildId(what), builtAt: Date.now(), ...what };
  // R10.03: the registry's contract gate reads which events the shell's bus carries, and which slots there are
  await writeFile(join(output, 'events.json'), `${JSON.stringify(allEventRecords(), null, 1)}\n`);
  await writeFile(join(output, 'slots.json'), `${JSON.stringify(slotsOfPages())}\n`);
  await writeFile(join(output, 'shell.json'), `${JSON.stringify(manifest, null, 1)}\n`);
}
