import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packFolder } from 'tooling/build/packFolder';
import { WIDGETS } from 'tooling/build/widgets';
import { runWebpack } from 'tooling/webpack/runWebpack';
import type { MonolithBuild } from '../monolith/buildMonolith.ts';
import { integrityOf } from 'tooling/webpack/GuardedChunksPlugin';
import { FEDERATION_PREFIX, FEDERATION_RECORD } from './record.ts';
import { HOST, hostConfig, remoteConfig } from './webpackConfig.ts';

/**
 * Builds the frame as a host and each widget as a remote into the folder of a built monolith, whose server
 * bundle and other files its server uses, too.
 */
export async function buildFederation(monolith: string): Promise<void> {
  const files = join(monolith, 'public', FEDERATION_PREFIX);
  for (const widget of WIDGETS) await runWebpack(remoteConfig(widget, files));
  const { compilation, hash } = await runWebpack(hostConfig(files));
  await packFolder(files);
  const own = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const scripts = await Promise.all(
    own
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => ({
        href: `${FEDERATION_PREFIX}${HOST}/${file}`,
        integrity: integrityOf(await readFile(join(files, HOST, file))),
      })),
  );
  const record = JSON.parse(
    await readFile(join(monolith, 'monolith.json'), 'utf8'),
  ) as MonolithBuild;
  const build: MonolithBuild = { ...record, build: hash ?? '', scripts, styles: [] };
  await writeFile(join(monolith, FEDERATION_RECORD), JSON.stringify(build));
}
