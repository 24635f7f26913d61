import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildShell } from '../build/buildShell.ts';
import { buildWidget } from '../build/buildWidget.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { sourceHash } from '../build/sourceHash.ts';

/** The folder of the shell's development build. It leaves the production build as it is. */
export const developmentShell = join(repositoryRoot, 'shell/dist/development');

/** Builds the shell into `developmentShell`, without minifying it. */
export function buildShellForDevelopment(): Promise<void> {
  return buildShell({ mode: 'development', output: developmentShell });
}

/**
 * Builds the widget `name` without minifying it, under a version that changes with its sources: the
 * version of its `package.json`, `-d`, and a hash. Resolves with the folder of the build.
 */
export async function buildWidgetForDevelopment(name: string): Promise<string> {
  const folder = join(repositoryRoot, name);
  const { version } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  return buildWidget(name, {
    mode: 'development',
    version: `${version}-d${await sourceHash(folder)}`,
    output: join(folder, 'dist/development'),
  });
}
