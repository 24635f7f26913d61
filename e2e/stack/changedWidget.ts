import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishWidget, rollbackWidget } from 'registry/client';
import type { WidgetManifest } from 'shared-contracts/widget';
import { buildWidget, type BuildWidgetOptions } from 'tooling/build/buildWidget';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import type { Stack } from 'tooling/stack';
import type { ScriptTools } from 'tooling/webpack/baseConfig';

/** Folder of the changed copies; inside the repository, where they find its packages. */
const COPIES = join(repositoryRoot, '.cache/e2e');

export interface WidgetChange extends Pick<BuildWidgetOptions, 'browserConfig'> {
  readonly name: string;
  readonly version: string;
  /** Per cent of the visitors; 100 when it is absent. */
  readonly canary?: number;
  /** Whether nobody gets it yet. */
  readonly unreleased?: boolean;
  /** The checks that an operator waives, for a version that the registry would not take. */
  readonly waive?: readonly string[];
  /**
   * `swc` unless given, which takes a third of the time; only Chromium sees these copies. A test of the published files
   * themselves asks for `published`, as teams publish.
   */
  readonly tools?: ScriptTools;
  /** Returns the manifest in place of the built one; it is signed afterwards. */
  readonly manifest?: (manifest: WidgetManifest) => WidgetManifest;
  /** By path below the package: a function from the file's text to its new text. */
  readonly change: Readonly<Record<string, (text: string) => string>>;
}

/** Writes another manifest in a folder with a build. Returns the folder. */
async function withManifest(
  folder: string,
  change: (manifest: WidgetManifest) => WidgetManifest | Promise<WidgetManifest>,
): Promise<string> {
  const file = join(folder, 'widget.json');
  const built = JSON.parse(await readFile(file, 'utf8')) as WidgetManifest;
  await writeFile(file, JSON.stringify(await change(built)));
  return folder;
}

/** Builds a changed copy of a widget as its team would; returns the folder of the build. */
export async function buildChanged({
  name,
  version,
  change,
  manifest,
  browserConfig,
  tools = 'swc',
}: WidgetChange): Promise<string> {
  await mkdir(COPIES, { recursive: true });
  const folder = await mkdtemp(join(COPIES, `${name}-${version}-`));
  await cp(join(repositoryRoot, name), folder, {
    recursive: true,
    filter: (path) => !/\/(dist|node_modules)$/.test(path),
  });
  for (const [path, edit] of Object.entries(change)) {
    const file = join(folder, path);
    await writeFile(file, edit(await readFile(file, 'utf8')));
  }
  const built = await buildWidget(name, { folder, version, browserConfig, tools });
  return manifest ? withManifest(built, manifest) : built;
}

/**
 * Copies the production build of a widget under another version, for a test in which the registry
 * refuses it: its scripts keep the version that they were built with, so that no page can run it.
 * `change` may change the files and the manifest, which is signed afterwards. Returns the folder.
 */
export async function copyBuilt(
  name: string,
  version: string,
  change: (folder: string, manifest: WidgetManifest) => unknown = () => {},
): Promise<string> {
  await mkdir(COPIES, { recursive: true });
  const folder = await mkdtemp(join(COPIES, `${name}-${version}-`));
  await cp(join(repositoryRoot, name, 'dist/widget'), folder, { recursive: true });
  return withManifest(folder, async (built) => {
    const manifest = { ...built, version };
    await change(folder, manifest);
    return manifest;
  });
}

/** Writes a file of a copy in place of the built one, with its hash in the manifest. */
export async function replaceFile(
  folder: string,
  { files }: WidgetManifest,
  path: string,
  text: string,
): Promise<void> {
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  Object.assign(files, { [path]: { integrity, bytes: Buffer.byteLength(text) } });
  await writeFile(join(folder, path), text);
}

/** Publishes a build while the site runs. */
export async function publishBuilt(
  { registryUrl, access }: Stack,
  {
    name,
    canary,
    unreleased = false,
    waive = [],
  }: Pick<WidgetChange, 'name' | 'canary' | 'unreleased' | 'waive'>,
  folder: string,
): Promise<void> {
  await publishWidget({
    registryUrl,
    token: access.tokens[waive.length > 0 ? 'operator' : name] ?? '',
    privateKey: access.privateKeys[name],
    folder,
    canary,
    unreleased,
    ...(waive.length > 0 && { waive, why: 'broken on purpose' }),
  });
}

export async function publishChanged(stack: Stack, wish: WidgetChange): Promise<void> {
  return publishBuilt(stack, wish, await buildChanged(wish));
}

/** Takes a version back by one call, as its team would. */
export async function takeBack({ registryUrl, access }: Stack, name: string): Promise<void> {
  await rollbackWidget({
    registryUrl,
    token: access.tokens[name] ?? '',
    name,
    reason: 'end-to-end test',
  });
}
