import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publishWidget, rollbackWidget } from 'registry/client';
import type { WidgetManifest } from 'shared-contracts/widget';
import { buildWidget, type BuildWidgetOptions } from 'tooling/build/buildWidget';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import type { Stack } from 'tooling/stack';

/** Folder of the changed copies; inside the repository, where they find its packages. */
const COPIES = join(repositoryRoot, '.cache/e2e');

export interface WidgetChange extends Pick<BuildWidgetOptions, 'browserConfig'> {
  readonly name: string;
  readonly version: string;
  /** Per cent of the visitors; 100 when it is absent. */
  readonly canary?: number;
  /** Fields that replace those of the built manifest, which is signed afterwards. */
  readonly manifest?: (manifest: WidgetManifest) => WidgetManifest;
  /** By path below the package: a function from the file's text to its new text. */
  readonly change: Readonly<Record<string, (text: string) => string>>;
}

/** Builds a changed copy of a widget as its team would; returns the folder of the build. */
export async function buildChanged({
  name,
  version,
  change,
  manifest,
  browserConfig,
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
  const built = await buildWidget(name, { folder, version, browserConfig });
  if (manifest) {
    const file = join(built, 'widget.json');
    await writeFile(
      file,
      JSON.stringify(manifest(JSON.parse(await readFile(file, 'utf8')) as WidgetManifest)),
    );
  }
  return built;
}

/** Publishes a build while the site runs. */
export async function publishBuilt(
  { registryUrl, access }: Stack,
  { name, canary }: Pick<WidgetChange, 'name' | 'canary'>,
  folder: string,
): Promise<void> {
  await publishWidget({
    registryUrl,
    token: access.tokens[name] ?? '',
    privateKey: access.privateKeys[name],
    folder,
    canary,
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
