import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildShell } from '../build/buildShell.ts';
import { buildWidget } from '../build/buildWidget.ts';
import { repositoryRoot } from '../build/repositoryRoot.ts';
import { sourceHash } from '../build/sourceHash.ts';

/** Apart from `dist`, whose stamp says that a production build lies there. */
export const developmentShell = join(repositoryRoot, 'shell/dist/development');

export function buildShellForDevelopment(): Promise<void> {
  return buildShell({ mode: 'development', output: developmentShell });
}

/** A development build under a version of its own, named by its sources. Answers with its folder. */
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
