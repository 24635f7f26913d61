import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { integrityOf } from '../webpack/GuardedChunksPlugin.ts';
import { runWebpack } from '../webpack/runWebpack.ts';
import { type ShellBuild, staffBrowserConfig, staffServerConfig } from '../webpack/shellConfig.ts';

/**
 * Builds the staff pages into the shell's `dist`, with `staff.json`, by which the shell's server
 * finds their files.
 */
export async function buildStaff(build: ShellBuild): Promise<void> {
  const { output } = build;
  const stats = await runWebpack(staffBrowserConfig(build));
  await runWebpack(staffServerConfig(build));
  const files = stats.compilation.entrypoints.get('staff')?.getFiles() ?? [];
  const scripts = await Promise.all(
    files
      .filter((file) => file.endsWith('.js'))
      .map(async (file) => ({
        file,
        integrity: integrityOf(await readFile(join(output, 'browser', file))),
      })),
  );
  await writeFile(
    join(output, 'staff.json'),
    `${JSON.stringify({ scripts, styles: files.filter((file) => file.endsWith('.css')) }, null, 1)}\n`,
  );
}
