import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The packages of the site's own build, with which the kit is tested: `create --react` writes these versions. */
declare const TEAM_PACKAGES: Readonly<Record<string, string>>;

/** Names packages as npm takes them, in the versions with which the kit is tested. */
function withVersions(names: readonly string[]): string {
  return names.map((name) => `${name}@${TEAM_PACKAGES[name] ?? 'latest'}`).join(' ');
}

/** Loads a package that the team has installed in the folder of its widget; undefined where it is not there. */
export function findTeamPackage<Type>(folder: string, name: string): Type | undefined {
  const require = createRequire(join(folder, 'package.json'));
  try {
    return require(name) as Type;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    return undefined;
  }
}

/** Loads a package that the team has installed in the folder of its widget. Throws a sentence where it is not there. */
export function teamPackage<Type>(folder: string, name: string): Type {
  const found = findTeamPackage<Type>(folder, name);
  if (found !== undefined) return found;
  const needed = withVersions(['webpack', '@swc/core']);
  throw new Error(
    `A widget of TypeScript or JSX is bundled by packages of its own, and ${name} is not installed here: ` +
      `npm install --save-dev ${needed}.`,
  );
}

/** What a widget of TypeScript and React needs beside the kit, in the versions with which the kit is tested. */
export const TESTED_VERSIONS = TEAM_PACKAGES;
