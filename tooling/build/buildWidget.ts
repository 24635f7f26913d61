import { readFile, writeFile, cp, rm, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Stats } from 'webpack';
import { rolloutRules } from 'shared-contracts/release';
import { CONTRACT_VERSION, type WidgetManifest } from 'shared-contracts/widget';
import { requireCatalogues } from '../catalogues/checkPackage.ts';
import type { BuildMode, ScriptTools } from '../webpack/baseConfig.ts';
import { integrityOf } from '../webpack/GuardedChunksPlugin.ts';
import { runWebpack } from '../webpack/runWebpack.ts';
import { SHARED_PACKAGES } from '../webpack/sharedPackages.ts';
import { MAPS } from '../stack-maps/stackMap.ts';
import { languagesOf } from '../webpack/languages.ts';
import {
  exposedName,
  globalName,
  LATER,
  widgetBrowserConfig,
  widgetServerConfig,
  type WidgetBuild,
} from '../webpack/widgetConfig.ts';
import { eventRecords } from './eventRecords.ts';
import { finishMaps } from './finishMaps.ts';
import { headCommit } from './head.ts';
import { readWidgetSource } from './readWidgetSource.ts';
import { repositoryRoot } from './repositoryRoot.ts';

export interface BuildWidgetOptions {
  readonly mode?: BuildMode;
  /** Semantic version; the version in `package.json` unless given. */
  readonly version?: string;
  /**
   * Folder of the package; the one in this repository unless given (a test builds a changed copy).
   */
  readonly folder?: string;
  /** Folder in which `widget/` is written; `dist/` of the package unless given. */
  readonly output?: string;
  /** The configuration of the browser's build, unless today's (a test builds as earlier). */
  readonly browserConfig?: typeof widgetBrowserConfig;
  /** What compiles and minimizes its scripts; `published` unless given. */
  readonly tools?: ScriptTools | undefined;
}

/** Hash and size of each file below a folder, by its path. */
async function filesOf(folder: string): Promise<WidgetManifest['files']> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const records = await Promise.all(
    paths.map(async (path) => {
      const content = await readFile(path);
      return [
        path.slice(folder.length + 1).replaceAll('\\', '/'),
        { integrity: integrityOf(content), bytes: content.length },
      ] as const;
    }),
  );
  return Object.fromEntries(records);
}

/** Rejects where the scripts of the first paint are larger than the widget's budget. */
async function keepBudget(
  { name, scripts, budget }: WidgetManifest,
  folder: string,
): Promise<void> {
  const weights = await Promise.all(
    scripts.map(async (file) => brotliCompressSync(await readFile(join(folder, file))).length),
  );
  const weight = weights.reduce((sum, each) => sum + each, 0);
  if (budget !== undefined && weight > budget)
    throw new Error(
      `${name}: ${weight} bytes of script (brotli) at the first paint; its budget is ${budget}.`,
    );
}

function exposedFiles(stats: Stats, language: string): string[] {
  return stats.compilation.namedChunkGroups.get(exposedName(language))?.getFiles() ?? [];
}

/** The style sheets of the exposed module: those of a usual first paint, and the other one. */
function toStyles(initial: readonly string[]): Pick<WidgetManifest, 'styles' | 'laterStyles'> {
  const isLater = (file: string) => file.startsWith(`${LATER}.`);
  const sheets = initial.filter((file) => file.endsWith('.css'));
  const laterStyles = sheets.filter(isLater);
  return {
    styles: sheets.filter((file) => !isLater(file)),
    ...(laterStyles.length > 0 && { laterStyles }),
  };
}

function isScript(file: string): boolean {
  return file.endsWith('.js');
}

async function versionOf(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

/** R10.03: the visits that were recorded with a widget go with its versions, and are played to each that is published. */
async function bringRecordings(folder: string, finished: string): Promise<void> {
  const recordings = join(folder, 'src/recordings');
  const files = await readdir(recordings).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.json')))
    await cp(join(recordings, file), join(finished, 'recordings', file));
}

/**
 * Builds both bundles into the folder `finished`, which it empties first. Resolves with the
 * statistics of the browser's build.
 */
async function bundle(
  build: WidgetBuild,
  finished: string,
  browserConfig: typeof widgetBrowserConfig,
): Promise<Stats> {
  const browser = await runWebpack(browserConfig(build));
  await runWebpack(widgetServerConfig(build));
  await rm(finished, { recursive: true, force: true });
  await mkdir(finished, { recursive: true });
  await cp(join(build.output, 'browser'), finished, { recursive: true });
  if (build.mode === 'production') await finishMaps(join(finished, MAPS), join(finished, MAPS));
  await cp(join(build.output, 'server'), join(finished, 'server'), { recursive: true });
  await bringRecordings(build.folder, finished);
  await rm(build.output, { recursive: true, force: true });
  return browser;
}

async function toManifest(
  { name, version, folder }: WidgetBuild,
  browser: Stats,
  finished: string,
): Promise<WidgetManifest> {
  const source = await readWidgetSource(name, folder);
  const initial = exposedFiles(browser, 'ja');
  const languages = languagesOf(folder);
  return {
    name,
    version,
    contract: CONTRACT_VERSION,
    global: globalName(name, version),
    entry: 'remoteEntry.js',
    standalone: true,
    server: 'server/widget.cjs',
    scripts: initial.filter(isScript),
    scriptsByLanguage: Object.fromEntries(
      languages
        .slice(1)
        .map((language) => [language, exposedFiles(browser, language).filter(isScript)]),
    ),
    ...toStyles(initial),
    slots: [...source.slots],
    events: { sent: eventRecords(source.sends), heard: eventRecords(source.hears) },
    config: Object.fromEntries(
      Object.entries(source.config).map(([setting, what]) => [setting, { ...what }]),
    ),
    shared: { ...SHARED_PACKAGES },
    locales: [...languages],
    files: await filesOf(finished),
    ...(source.budget !== undefined && { budget: source.budget }),
    ...(source.rollout && { rollout: rolloutRules.parse(source.rollout) }),
    commit: headCommit(),
  };
}

/**
 * Builds one widget for the browser and for the server into one folder with its `widget.json`,
 * ready to be published. Resolves with that folder; rejects where a catalogue is incomplete, a
 * build fails, or a production build is larger than its budget.
 */
export async function buildWidget(name: string, options: BuildWidgetOptions = {}): Promise<string> {
  const folder = options.folder ?? join(repositoryRoot, name);
  const output = options.output ?? join(folder, 'dist');
  const { laterStyles, laterTexts } = await readWidgetSource(name, folder);
  const build: WidgetBuild = {
    name,
    version: options.version ?? (await versionOf(folder)),
    folder,
    mode: options.mode ?? 'production',
    laterStyles,
    laterTexts,
    output: join(output, '.parts'),
    tools: options.tools,
  };
  const finished = join(output, 'widget');
  await requireCatalogues(name, folder);
  const browser = await bundle(build, finished, options.browserConfig ?? widgetBrowserConfig);
  const manifest = await toManifest(build, browser, finished);
  if (build.mode === 'production') await keepBudget(manifest, finished);
  await writeFile(join(finished, 'widget.json'), `${JSON.stringify(manifest, null, 1)}\n`);
  return finished;
}
