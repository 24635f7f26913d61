import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { kitArchives } from '../package/createArchive.ts';
import { withEnvironment } from '../stack/environment.ts';

const run = promisify(execFile);

/** Milliseconds that a test with the kit may take, on a machine that does other things as well. */
export const LONGEST = 60_000;

/** What a command line has said. */
export interface Said {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The packed contracts and kit as a team has them: npm has installed them outside of this repository. */
export interface InstalledKit {
  readonly folder: string;
  readonly kit: string;
  readonly contracts: string;
  /** Returns the path of a packed archive: `contracts`, `kit` or `create`. */
  archiveOf(name: string): string;
  /** Types a line of npm, without a network and apart from the npm that runs these tests. */
  npm(words: readonly string[], cwd: string): Promise<unknown>;
  /** Types a line of `asashiba-widget` in a folder, on a machine that names no registry and no browser. */
  type(words: readonly string[], cwd?: string): Promise<Said>;
  /** Begins a widget in a folder of its own, beside the kit, and returns the folder. */
  aWidget(name: string, changes?: Readonly<Record<string, string>>): Promise<string>;
  /** Begins one of React, with the packages that are installed in this repository. */
  aReactWidget(name: string, changes?: Readonly<Record<string, string>>): Promise<string>;
  remove(): Promise<void>;
}

/** Links the packages that a created widget needs to those of this repository. */
async function linkPackages(own: string): Promise<void> {
  const text = await readFile(join(own, 'package.json'), 'utf8');
  const { devDependencies } = JSON.parse(text) as { devDependencies: Record<string, string> };
  for (const needed of Object.keys(devDependencies).filter((each) => !each.includes('asashiba'))) {
    const link = join(own, 'node_modules', needed);
    await mkdir(dirname(link), { recursive: true });
    await symlink(join(repositoryRoot, 'node_modules', needed), link);
  }
}

/** Installs the packed contracts and kit in a new folder, for tests. */
export async function installKit(): Promise<InstalledKit> {
  const folder = await mkdtemp(join(tmpdir(), 'asashiba-kit-'));
  const kit = join(folder, 'node_modules/@asashiba/widget-kit');
  const archiveOf = (name: string) => join(folder, `${name}.tgz`);
  const npm = (words: readonly string[], cwd: string) => {
    const { PATH } = withEnvironment({});
    const env = { PATH, npm_config_cache: join(folder, '.npm'), npm_config_offline: 'true' };
    return run('npm', [...words], { cwd, env });
  };
  const type = (words: readonly string[], cwd = folder) =>
    run(process.execPath, [join(kit, 'program.js'), ...words], { cwd, env: {} }).then(
      (said) => ({ code: 0, ...said }),
      (error: Said) => error,
    );
  const create = async (name: string, ...options: string[]) => {
    const own = join(folder, name);
    await mkdir(own);
    const { code, stderr } = await type(['create', name, ...options], own);
    if (code !== 0 || stderr !== '') throw new Error(`${name} was not created: ${stderr}`);
    return own;
  };
  const change = async (own: string, changes: Readonly<Record<string, string>>) => {
    for (const [file, text] of Object.entries(changes)) await writeFile(join(own, file), text);
    return own;
  };
  for (const { name, bytes } of await kitArchives(new Date(0)))
    await writeFile(archiveOf(/contracts|kit|create/.exec(name)?.[0] ?? name), bytes);
  await npm(['install', ...['contracts', 'kit'].map(archiveOf)], folder);
  return {
    folder,
    kit,
    contracts: join(folder, 'node_modules/@asashiba/contracts'),
    archiveOf,
    npm,
    type,
    aWidget: async (name, changes = {}) => change(await create(name), changes),
    async aReactWidget(name, changes = {}) {
      const own = await create(name, '--react');
      await linkPackages(own);
      return change(own, changes);
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The compiler's settings for files that no configuration is for. */
const FLAGS =
  '--noEmit --strict --allowJs --checkJs --module nodenext --target es2022 --lib es2022,dom'.split(
    ' ',
  );

/** Returns what the compiler has against files, outside of this repository and of its packages. */
export async function typeErrors(
  own: string,
  files: readonly string[],
  flags: readonly string[] = FLAGS,
): Promise<string> {
  const compiler = join(repositoryRoot, 'node_modules/typescript/bin/tsc');
  return run(process.execPath, [compiler, ...flags, ...files], { cwd: own }).then(
    ({ stdout }) => stdout,
    ({ stdout }: Said) => stdout,
  );
}
