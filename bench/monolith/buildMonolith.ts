import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Discovery } from 'shared-contracts/release';
import { CONTRACT_VERSION, type WidgetManifest } from 'shared-contracts/widget';
import { eventRecords } from 'tooling/build/eventRecords';
import { packFolder } from 'tooling/build/packFolder';
import { readWidgetSource } from 'tooling/build/readWidgetSource';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { subsetNumerals } from 'tooling/build/subsetFont';
import { WIDGETS } from 'tooling/build/widgets';
import { integrityOf } from 'tooling/webpack/GuardedChunksPlugin';
import { runWebpack } from 'tooling/webpack/runWebpack';
import {
  MONOLITH_VERSION as version,
  monolithBrowserConfig,
  monolithServerConfig,
} from './webpackConfig.ts';

/** What the monolith's server reads about its build: `monolith.json`. */
export interface MonolithBuild {
  readonly build: string;
  /** In load order. */
  readonly scripts: readonly { readonly href: string; readonly integrity: string }[];
  readonly styles: readonly { readonly href: string; readonly text: string }[];
  /**
   * The chunks described as versions of widgets, from which the product's code chooses and
   * preloads.
   */
  readonly discovery: Discovery;
}

type Hash = (file: string) => Promise<string>;

async function manifestOf(
  name: string,
  files: readonly string[],
  hash: Hash,
): Promise<WidgetManifest> {
  const source = await readWidgetSource(name);
  const own = files.filter((file) => file.startsWith(`remotes/${name}/`));
  const script = own.find((file) => file.endsWith('.js')) ?? '';
  return {
    name,
    version,
    contract: CONTRACT_VERSION,
    global: name,
    server: '',
    entry: basename(script),
    scripts: [],
    styles: own.filter((file) => file.endsWith('.css')).map((file) => basename(file)),
    slots: [...source.slots],
    events: { sent: eventRecords(source.sends), heard: eventRecords(source.hears) },
    config: { ...source.config },
    shared: {},
    locales: ['ja'],
    commit: '',
    files: { [basename(script)]: { integrity: await hash(script), bytes: 0 } },
  };
}

function toDiscovery(manifests: readonly WidgetManifest[]): Discovery {
  return {
    schema: '',
    microFrontends: Object.fromEntries(
      manifests.map((manifest) => {
        const { name, entry, files, slots } = manifest;
        const metadata = { version, integrity: files[entry]?.integrity ?? '' };
        return [
          name,
          [
            {
              url: `/remotes/${name}/${version}/${entry}`,
              metadata,
              deployment: { traffic: 100, default: true },
              extras: { manifest, config: {}, slots, signature: '' },
            },
          ],
        ];
      }),
    ),
  };
}

/**
 * Builds frame and widgets as one site into `output`: `public/` for the browser, `monolith.cjs` and
 * `monolith.json` for its server.
 */
export async function buildMonolith(output: string): Promise<void> {
  const files = join(output, 'public');
  await mkdir(files, { recursive: true });
  const { compilation, hash } = await runWebpack(monolithBrowserConfig(files));
  await runWebpack(monolithServerConfig(output));
  await cp(join(repositoryRoot, 'shell/public'), join(files, 'assets'), { recursive: true });
  await writeFile(join(files, 'assets/asashiba-num.woff2'), await subsetNumerals());
  await packFolder(files);

  const hashOf: Hash = async (file) => integrityOf(await readFile(join(files, file)));
  const main = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const shared = [...(compilation.namedChunks.get('shared')?.files ?? [])];
  const endingIn = (extension: string, names: readonly string[]) =>
    names.filter((file) => file.endsWith(extension));
  const build: MonolithBuild = {
    build: hash ?? '',
    scripts: await Promise.all(
      endingIn('.js', [...shared, ...main]).map(async (file) => ({
        href: `/${file}`,
        integrity: await hashOf(file),
      })),
    ),
    // the main sheet comes first, because it declares the order of the cascade layers
    styles: await Promise.all(
      endingIn('.css', [...main, ...shared]).map(async (file) => ({
        href: `/${file}`,
        text: await readFile(join(files, file), 'utf8'),
      })),
    ),
    discovery: toDiscovery(
      await Promise.all(
        WIDGETS.map((name) =>
          manifestOf(name, compilation.namedChunkGroups.get(name)?.getFiles() ?? [], hashOf),
        ),
      ),
    ),
  };
  await writeFile(join(output, 'monolith.json'), JSON.stringify(build));
}
