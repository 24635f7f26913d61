import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { SourceMap, type SourceMapping } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readWidgetSource } from 'tooling/build/readWidgetSource';
import { repositoryRoot } from 'tooling/build/repositoryRoot';
import { runWebpack } from 'tooling/webpack/runWebpack';
import { shellBrowserConfig } from 'tooling/webpack/shellConfig';
import { widgetBrowserConfig } from 'tooling/webpack/widgetConfig';
import type { Configuration } from 'webpack';
import { moduleOf } from './moduleOf.ts';
import { firstFilesOf, SHELL } from './weigh.ts';

type Modules = Record<string, number>;

async function configOf(part: string, output: string): Promise<Configuration> {
  const build = { folder: join(repositoryRoot, part), mode: 'production', output } as const;
  if (part === SHELL) return shellBrowserConfig(build);
  const { laterStyles, laterTexts } = await readWidgetSource(part);
  return widgetBrowserConfig({ ...build, name: part, version: '1.0.0', laterStyles, laterTexts });
}

/** The name of a file without its hash: `widget` for `widget.9c3ffdc306.js`. */
function stem(file: string): string {
  return file.replace(/\..*/, '');
}

/** Adds the bytes of one script to those of the modules that they come from. */
function addScript(part: string, code: string, map: SourceMap, modules: Modules): void {
  for (const [row, line] of code.split('\n').entries())
    for (let column = 0; column < line.length; column += 1) {
      const { originalSource } = map.findEntry(row, column) as Partial<SourceMapping>;
      const name = moduleOf(part, originalSource);
      modules[name] = (modules[name] ?? 0) + 1;
    }
}

/**
 * Builds a part once more with source maps, and returns the bytes of its first scripts by what they come
 * from. The maps are not for the site, so they are of a build of their own.
 */
export async function takeApart(part: string): Promise<Modules> {
  const output = await mkdtemp(join(tmpdir(), 'asashiba-apart-'));
  try {
    await runWebpack({ ...(await configOf(part, output)), devtool: 'hidden-source-map' });
    const first = new Set((await firstFilesOf(part)).scripts.map(stem));
    const folder = join(output, 'browser');
    const files = (await readdir(folder)).filter((file) => file.endsWith('.js'));
    const modules: Modules = {};
    for (const file of files.filter((name) => first.has(stem(name)))) {
      const map = new SourceMap(JSON.parse(await readFile(join(folder, `${file}.map`), 'utf8')));
      addScript(part, await readFile(join(folder, file), 'utf8'), map, modules);
    }
    const sorted = Object.entries(modules).sort(([, one], [, other]) => other - one);
    return Object.fromEntries(sorted);
  } finally {
    await rm(output, { recursive: true });
  }
}
